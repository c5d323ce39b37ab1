import type { SeedPost } from '#prisma/content/seed-post.ts'

export const post: SeedPost = {
  slug: 'twenty-five-ideas-one-experiment',
  title: 'Twenty-five ideas, one very large experiment',
  excerpt:
    'Researchers asked the public for ways to cool partisan dislike, then tested the best of them on 32,059 people. Most did something. Few did everything.',
  category: 'Educational Articles',
  tags: ['studies', 'evidence', 'perception gap'],
  publishedAt: '2026-11-20T14:00:00.000Z',
  content: `<p>Everyone has a theory about what would calm the country down. Show people they have more in common than they think. Remind them of what they stand to lose. Let them meet someone decent from the other party. Tell them to look away from the screen and breathe.</p>
<p>For a long time those theories were hard to compare. Each was tested by its own supporters, on its own group of people, with its own yardstick. In 2021 a team of social scientists set out to run them side by side. They called it the Strengthening Democracy Challenge.</p>
<h2>How the contest worked</h2>
<p>The team put out an open call. Scholars, activists and people who run bridge-building groups sent in 252 ideas. Each had to be short enough to be delivered on a screen: a video, a text, a quiz, a chat. With the help of outside reviewers, the team chose 25.</p>
<p>Then came the test. In all, 32,059 Americans who identified with a party took part. Each was assigned by chance to one of the 25 ideas or to a comparison group. Afterward everyone answered the same questions. Three outcomes mattered most:</p>
<ul>
<li><strong>Partisan animosity.</strong> How coldly people feel toward those in the other party.</li>
<li><strong>Support for undemocratic practices.</strong> For example, whether it is fine for one’s own side to bend the rules of an election.</li>
<li><strong>Support for partisan violence.</strong> Whether force against political opponents can ever be justified.</li>
</ul>
<p>Chance assignment is what makes this kind of study strong. If one group ends up warmer than another, the likeliest reason is the thing they were shown, because in groups this large, little but chance separates them otherwise.</p>
<h2>What moved and what did not</h2>
<p>Of the 25 ideas, 23 reduced partisan animosity. The best lowered it by about 10 points on a scale of 100. That was more success than the experts who were asked to forecast the results had expected.</p>
<p>The other two outcomes were harder to shift. By the project’s 2022 summary, six ideas reduced support for undemocratic practices and five reduced support for partisan violence. Only three of the 25 moved all three outcomes at once.</p>
<p>That may be the most useful finding of the whole project: liking each other more and agreeing on the rules are two different jobs. It is easy to assume that warmth comes first and that respect for the rules follows. In these data the two were driven largely by different things. A person can feel kinder toward the other party and still excuse a foul by their own. A person can dislike the other party and still insist on a fair count.</p>
<h2>The ideas that did best</h2>
<p>For cooling dislike, the strongest approach was to show relatable, sympathetic people who hold different political beliefs. No argument about the beliefs, just a person with a life that makes sense. A sense of shared identity also helped: being reminded that the other party’s voters are Americans too, or that many people in both parties are tired of the fight.</p>
<p>Two of the corrections of mistaken beliefs helped on all three outcomes. One was about the other party’s respect for democratic rules. People guessed what its members would say about breaking them and then saw the real answers. The other was about how divided people are. Further corrections, such as those about the other party’s policies, only cooled dislike. So did showing people where the parties overlap on policy, which is what the cards on this site do. Another study of such corrections found less, as we say in <a href="/blog/why-we-misjudge-the-other-side">Why we misjudge the other side</a>.</p>
<p>One of the three ideas that moved all three outcomes was a message from two rivals. In October 2020 the Republican and the Democratic candidate for governor of Utah recorded a message together. Each still wanted your vote. Both pledged to respect the result of the presidential election and asked viewers to stand with them. In the experiment it was among the strongest of the 25 at reducing support for partisan violence.</p>
<h2>What this does not show</h2>
<p>Most of it was measured right away: people watched or read something, then answered questions. Ten of the ideas were checked again after two weeks, and the effects on animosity held up better than those on the other outcomes. Two weeks is still not a year. The team added some measures that involve real choices, such as sharing money with a stranger, but a survey is not a family argument or a polling place.</p>
<p>Averages hide people, too. A shift of a few points across thousands of participants says nothing about what one message will do for your uncle. And none of these ideas was meant to change anyone’s position on policy. They tested people who identified with a party, so they tell us little about the many Americans who don’t.</p>
<h2>What you can borrow</h2>
<p>You do not need a laboratory to use three approaches from the experiment.</p>
<p><strong>Put a person before a position.</strong> If you are introducing two people who vote differently, start with the work, the kids, the garden or the commute. The disagreement will still be there in an hour, and it will be attached to someone.</p>
<p><strong>Guess, then check.</strong> Before you say what the other party thinks, write down a number. Then look for a poll that asked. The <a href="/#values">Shared Values</a> cards on this site let you do that, with the pollster and the year on each card. Keep in mind what the experiment found: correct figures about policy cooled dislike, and that is all they did. Our guide to <a href="/blog/reading-a-poll-in-two-minutes">reading a poll in two minutes</a> will help you judge what you find.</p>
<p><strong>Speak up for the rules when your own side is ahead.</strong> A word for fair play counts most when it costs you something. The Utah message came from two rivals saying it together. You can do a small version of that at a club election or a school vote.</p>
<p>Showing real people and correct figures is the kind of approach that reduced partisan dislike in this experiment. This site has not been tested in that way, and we do not claim its results. How we work, and what we do not know, is set out on our <a href="/methodology">methodology page</a>.</p>
<p class="note">Sources: Voelkel and colleagues, “Megastudy testing 25 treatments to reduce antidemocratic attitudes and partisan animosity,” Science, 2024, <a href="https://doi.org/10.1126/science.adh4764">doi.org/10.1126/science.adh4764</a>, and the 2022 working paper, <a href="https://www.ipr.northwestern.edu/our-work/working-papers/2022/wp-22-38.html">Northwestern IPR WP-22-38</a>. The list of ideas and outcomes: <a href="https://strengtheningdemocracychallenge.org/winning-interventions/">Strengthening Democracy Challenge</a>. The Utah message: <a href="https://ksltv.com/447318/political-opponents-for-utah-governor-release-joint-ads-to-call-for-civility/">KSL TV, October 2020</a>.</p>`,
}
