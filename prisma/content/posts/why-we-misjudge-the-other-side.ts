import type { SeedPost } from '#prisma/content/seed-post.ts'

export const post: SeedPost = {
  slug: 'why-we-misjudge-the-other-side',
  title: 'Why we misjudge the other side',
  excerpt:
    'In one survey, each party thought more than half of its opponents held extreme views. By its measure, about three in ten did. Where does the gap come from?',
  category: 'Educational Articles',
  tags: ['perception gap', 'studies', 'polls', 'evidence'],
  publishedAt: '2026-11-22T12:00:00.000Z',
  content: `<p>Try a small experiment before you read on. Think of ten people who vote for the party you like less. How many of them would say that it is very or extremely important that the law be applied fairly and equally? Pick a number.</p>
<p>In a survey published in June 2023, NORC at the University of Chicago asked that question, among others, for Starts With Us, a group that campaigns against polarization. About nine in ten Democrats said so. About nine in ten Republicans said so. The same held for five other values: government that is accountable, government that represents the people, learning from the past, personal responsibility, and respect and compassion across differences. But when people were asked about the other party, only about a third thought that its members would say the same.</p>
<p>Nobody in that survey was asked for a number, so yours can’t be scored. But many people in both parties expect less of the other than its members say of themselves.</p>
<h2>Measuring the gap</h2>
<p>Four years earlier a group called More in Common, working with YouGov, had given the mistake a name. In <cite>The Perception Gap</cite>, published in 2019, Daniel Yudkin, Stephen Hawkins and Tim Dixon reported on a survey of about 2,100 Americans taken in November 2018. People answered questions on divisive subjects. Then they guessed what share of the other party held certain views.</p>
<p>Put together, Republicans and Democrats alike thought that about 55% of their opponents held extreme views. About 30% did, as the report measured it. Each side thought that extreme views were nearly twice as common among its opponents as the report found them to be.</p>
<p>What counts as extreme was the authors’ choice. Their tests were statements such as “most police are bad people,” or denying that racism still exists. With other statements the gap could be wider or narrower.</p>
<p>The finding does not say that nobody is extreme. Three in ten is a lot of people. It does not say that the parties agree about immigration or policing or guns. They do not. It says that people overestimate how many opponents hold such views.</p>
<h2>Where the mistake may come from</h2>
<p>No single study settles this. There are three explanations with some support behind them, and they fit together.</p>
<h3>We sort, and sorting does its own work</h3>
<p>In 1979 Henri Tajfel and John Turner set out social identity theory. Their claim was that the groups we belong to become part of who we are. We feel a lift when the group does well, and we look for ways in which it is better than the next one. In the experiments behind the theory, people divided by something close to chance still tended to favor their own.</p>
<p>Party is a much stronger label than a coin toss. Once “we” and “they” exist, differences are easy to notice and likenesses are easy to miss.</p>
<h3>We see the edges</h3>
<p>A person with mild and mixed opinions rarely makes the news, and rarely posts forty times a week. Someone with a blunt view does both. People with strong views may also simply read and write more. Either way, what reaches us is not a fair sample.</p>
<h3>We do not meet</h3>
<p>If you know few people from the other party, you build your picture from whatever is at hand. Research on contact, which we describe in <a href="/blog/what-contact-really-does">What contact really does</a>, finds that meeting people usually reduces prejudice, by amounts that vary. It makes sense that a stranger is easier to exaggerate than a neighbor. But friendship across parties and accurate guesses could also share a cause, such as an easygoing temperament.</p>
<h2>Does it help to correct it?</h2>
<p>Somewhat. Correcting mistaken beliefs was among the approaches that cooled dislike in <a href="/blog/twenty-five-ideas-one-experiment">a test of twenty-five ideas</a>. Only some of the corrections did more than that. The effects were modest and mostly measured soon afterward, and a corrected number competes with tomorrow’s feed. Another study is less hopeful. Published in <a href="https://doi.org/10.1093/pnasnexus/pgae304">PNAS Nexus in 2024</a>, it found that such corrections had no consistent effect on dislike, on support for violence or on support for undemocratic practices.</p>
<h2>Fair objections</h2>
<p><strong>“Maybe people answer politely and behave otherwise.”</strong> That can happen. Nearly everyone says that the rule of law matters, and people differ about what breaks it. A value on a survey is not a promise. It is still worth knowing that the other side claims the value, because then you can appeal to it.</p>
<p><strong>“Maybe I should judge a party by its leaders, not by its voters.”</strong> Leaders matter, and you may judge them as you see fit. The perception gap is about something else: your guess about your neighbors. It is possible to be right about a leader and wrong about the person in the next pew.</p>
<p><strong>“Isn’t this just telling me to calm down?”</strong> No. You can measure a disagreement correctly and still find it large. A hiker with an accurate map may still have a mountain to climb. The map only spares you the mountains that are not there.</p>
<h2>How to check yourself</h2>
<ol>
<li><strong>Guess first.</strong> Write down the number before you look. Without a guess, every figure feels like something you knew.</li>
<li><strong>Look for polls that ask both parties the same thing.</strong> The cards under <a href="/#values">Shared Values</a> do. They were chosen because agreement is high, so they are not a random sample of questions. For balance, read a poll on a subject that divides people too.</li>
<li><strong>Swap “they” for a count.</strong> When you catch yourself saying “they think,” ask how many in ten. If you cannot say, you have found something to look up.</li>
<li><strong>Ask a person.</strong> “What do people like me get wrong about people like you?” is one of our <a href="/blog/four-questions-that-open-a-conversation">four questions that open a conversation</a>. The answer will be about one person.</li>
<li><strong>Notice when you are the one misread.</strong> The next time someone assumes that you hold a view you do not, remember how it felt. Most of us probably do it too.</li>
</ol>
<p>One last limit. Surveys like these describe Democrats and Republicans, and a great many Americans are neither, or only lean. In the NORC poll, independents misjudged both parties about as much as the parties misjudged each other.</p>
<p class="note">Sources: Yudkin, Hawkins and Dixon, <a href="https://perceptiongap.us/">The Perception Gap</a>, More in Common with YouGov, 2019. <a href="https://www.prnewswire.com/news-releases/the-left-and-right-think-they-live-on-different-planets--new-data-shows-theyre-more-like-next-door-neighbors-301850742.html">Starts With Us and NORC, June 14, 2023</a>. Tajfel and Turner, “An Integrative Theory of Intergroup Conflict,” 1979.</p>`,
}
