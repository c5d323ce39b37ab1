import type { SeedPost } from '#prisma/content/seed-post.ts'

export const post: SeedPost = {
  slug: 'a-neighborhood-supper-start-to-finish',
  title: 'A neighborhood supper, start to finish',
  excerpt:
    'Eight people, one pot, two hours. A plan for hosting neighbors who do not vote alike, with the invitation, the seating and the words for an awkward moment.',
  category: 'Practical Guides',
  tags: ['how-to', 'neighbors', 'local', 'dialogue'],
  publishedAt: '2026-11-18T15:00:00.000Z',
  content: `<p>You do not need a cause to have neighbors over. You need soup. This is a plan for a supper of about eight people who live near each other and do not all vote the same way. It is not a debate, a fundraiser or a focus group. Nobody has to talk about politics, and nobody is forbidden to.</p>
<p>Why bother? Partly because most people say that something of the kind should happen. After the election of November 2024, YouGov asked 1,500 U.S. adults for The Economist whether Americans of different political views should come together and work out their differences. Of the Democrats, 82% said yes. Of the Republicans, 89% did. In the same poll, <a href="https://statista.com/chart/33716/will-america-find-unity">only 25% expected it to happen</a>. That leaves an opening for anyone with a table.</p>
<h2>Three weeks before: choose the eight</h2>
<p>Eight is a good number. It makes one conversation or two, and it fits around most tables with a borrowed chair. With twelve you will need two rooms.</p>
<p>Invite in pairs that you would not put together. Someone who has lived on the street for thirty years and someone who came in spring. Someone with small children and someone whose children are grown. You may know, or guess, how some of them vote. Do not fill seats by party, and do not tell anyone that they are there as one of anything. If your list looks too much like you, ask one guest to bring a neighbor you have not met.</p>
<p>Go in person or call. A note under the door can follow.</p>
<p>Words that work: “I’m making a big pot of soup on the sixth and asking a few people from the block. I don’t know everyone as well as I’d like. No occasion. Will you come? Is there anything you don’t eat?”</p>
<p>If someone asks whether it is political, tell the truth: “No. I think we’re a mixed bunch, and I’d like us to know each other anyway.”</p>
<h2>One week before: plan the food and the door</h2>
<ul>
<li><strong>Make one thing that suits everybody.</strong> A bean soup without meat, with sausage and cheese on the side, offends almost no one. Check allergies again.</li>
<li><strong>Let people bring something.</strong> Bread, salad, fruit, a dessert. People who bring a dish feel like hosts, and that puts everyone on a level.</li>
<li><strong>Think about the stairs, the dog and the hour.</strong> Half past five suits parents and people who rise early. Say when it ends: “We’ll be done by half past seven.”</li>
<li><strong>Have something to drink that is not alcohol,</strong> and not as an afterthought.</li>
<li><strong>Take down anything that picks a side.</strong> It is your home, and you need not hide who you are. A yard sign in the window tells half of your guests that they are visiting the other team.</li>
</ul>
<h2>The evening, by the clock</h2>
<h3>5:30: arrivals with a job</h3>
<p>Give each person a small task. Slice the bread, fill the glasses, light the candles. Standing about with empty hands is the hardest part of any party, and shared work is the easiest way to start talking.</p>
<h3>6:00: sit down, mixed</h3>
<p>Put out name cards. It looks fussy and everyone is grateful. Split up couples. If you say grace or keep a moment of quiet in your house, keep it short and leave room for those who do not.</p>
<h3>6:10: one question for the whole table</h3>
<p>Ask something that everyone can answer and no one can win. Go around once, and answer first so that people can hear how long is long enough. Choose one:</p>
<ul>
<li>What would be in your perfect ordinary day?</li>
<li>What was the first job you were paid for?</li>
<li>What did your street smell like when you were ten?</li>
<li>What do you know how to fix?</li>
</ul>
<p>The first one comes from research. Erik Santoro and David Broockman paired strangers from opposite parties to talk about their perfect day, and dislike of the other party dropped sharply. It faded later on, which is a reason to do this more than once.</p>
<p>Family is a safe bet for follow-up. When Pew Research Center asked 10,156 U.S. adults in April 2022 how much meaning they find in different things, 85% of Republicans and 82% of Democrats said that <a href="https://legacy.pewresearch.org/religion/2022/11/17/environmentalism-individual-actions-and-the-morality-of-energy-use">time with family</a> gives them a great deal or quite a bit. Ask gently, though. For some people at the table, family is the sore subject.</p>
<h3>6:40: let it run</h3>
<p>Stop hosting. Two or three conversations will form. If one person has said nothing, do not call on them. Sit down next to them.</p>
<h3>7:10: one useful thing</h3>
<p>Before dessert, ask: “Is there anything on this street that would be easier if a few of us did it?” A snow list, a tool shelf, a ride for someone after surgery. Some evenings produce something. If yours does, write down two names and a date. Our guide to <a href="/blog/a-local-project-across-party-lines">a local project across party lines</a> picks up from there.</p>
<h3>7:30: end on time</h3>
<p>Let them go while they still want to stay. Say when the next one is, and whose pot.</p>
<blockquote>The first supper makes acquaintances. The third one makes neighbors.</blockquote>
<h2>When politics comes to the table</h2>
<p>It may. Often it comes sideways, in a joke. You have three good choices.</p>
<ol>
<li><strong>Let it pass.</strong> Most small remarks die if nobody feeds them.</li>
<li><strong>Turn it into a story.</strong> “You’ve lived here longest. How was that handled when the mill closed?” A person telling a story is seldom shouting.</li>
<li><strong>Give it its own room.</strong> “I’d love to hear you two on that, on the porch, with pie.” Go with them.</li>
</ol>
<p>If someone is demeaned, act at once and in few words: “Not at this table.” Then say something to the person who was hurt, and pass them a dish. You can speak to the other one at the door. A host’s job is not to be neutral about cruelty. It is to be fair to every guest.</p>
<p>What if you are the one who heats up? Go and see to the soup. It is the best thing about being the host.</p>
<h2>What to leave out</h2>
<ul>
<li>Speeches about unity. The supper is the speech.</li>
<li>Go-arounds on how everyone feels about the country.</li>
<li>Photographs posted without asking. People should be able to come without explaining themselves to their friends.</li>
<li>Recruiting, for anything, including the cause you like best.</li>
</ul>
<h2>The next morning</h2>
<p>Send one line to each guest with one thing that you enjoyed hearing. Return the dishes on foot. Write down what you learned: the name of the sister, the bad knee, the job interview on the twelfth. Ask about it when you see them. That is where most of the good gets done, at the mailbox, in under a minute.</p>
<p>Do not look for changed minds. We know of no study in which one supper changed how anyone voted, and that is not what soup is for. Look for a smaller sign. A few weeks from now, when something goes wrong on your street, see who calls whom.</p>
<p class="note">Sources: Economist/YouGov, after the November 2024 election, 1,500 U.S. adults, reported by <a href="https://statista.com/chart/33716/will-america-find-unity">Statista</a>. Pew Research Center, April 11–17, 2022, <a href="https://legacy.pewresearch.org/religion/2022/11/17/environmentalism-individual-actions-and-the-morality-of-energy-use">10,156 U.S. adults</a>. Santoro and Broockman, Science Advances, 2022, <a href="https://doi.org/10.1126/sciadv.abn5515">doi.org/10.1126/sciadv.abn5515</a>. The plan itself is practical advice, not a tested program.</p>`,
}
