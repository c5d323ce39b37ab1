import type { SeedPost } from '#prisma/content/seed-post.ts'

export const post: SeedPost = {
  slug: 'a-neighborhood-supper-start-to-finish',
  title: 'A neighborhood supper, start to finish',
  excerpt:
    'Eight people, one pot, two hours. A plan for hosting neighbors who don’t vote alike, with the invitation, the seating and the words for an awkward moment.',
  category: 'Practical Guides',
  tags: ['how-to', 'neighbors', 'local', 'dialogue'],
  publishedAt: '2026-11-23T09:00:00.000Z',
  content: `<p>You don’t need a cause to have neighbors over. You need soup. This is a plan for a supper of about eight people who live near each other and don’t all vote the same way. It isn’t a debate, a fundraiser or a focus group. Nobody has to talk about politics, and nobody is forbidden to.</p>
<p>Why bother? After the 2024 election, most people told a pollster that Americans of different political views should come together and work out their differences. Far fewer thought that they would. (<a href="/blog/reading-a-poll-in-two-minutes">Reading a poll in two minutes</a> has the figures, including how differently the two parties answered the second question.) That leaves an opening for anyone with a table.</p>
<h2>Three weeks before: choose the eight</h2>
<p>Eight is a good number. It makes one conversation or two, and it fits around most tables with a borrowed chair. With twelve you will need two rooms.</p>
<p>Invite in pairs that you wouldn’t put together. Someone who has lived on the street for thirty years and someone who moved in last spring. Someone with small children and someone whose children are grown. You may know, or guess, how some of them vote. Don’t fill seats by party, and don’t tell anyone that they are there as one of anything. If your list looks too much like you, ask one guest to bring a neighbor you haven’t met.</p>
<p>Go in person or call. A note under the door can follow.</p>
<p>Words that work: “I’m making a big pot of soup on the sixth and asking a few people from the block. I don’t know everyone as well as I’d like. No occasion. Will you come? Is there anything you don’t eat?”</p>
<p>If someone asks whether it is political, tell the truth: “No. I think we’re a mixed bunch, and I’d like us to know each other anyway.”</p>
<h2>One week before: plan the food and the welcome</h2>
<ul>
<li><strong>Make one thing that suits everybody.</strong> Chicken soup, with a small pot made without meat, offends almost no one. Check allergies again.</li>
<li><strong>Let people bring something.</strong> Bread, salad, fruit, a dessert. People who bring a dish feel like hosts, and that puts everyone on an equal footing.</li>
<li><strong>Think about the stairs, the dog and the hour.</strong> Five-thirty suits parents and early risers. Say when it ends: “We’ll be done by seven-thirty.”</li>
<li><strong>Have something to drink that isn’t alcohol,</strong> and not as an afterthought.</li>
<li><strong>Take down anything that picks a side.</strong> It’s your home, and you need not hide who you are. A campaign sign in the yard tells half your guests that they’re visiting the other team.</li>
</ul>
<h2>The evening, by the clock</h2>
<h3>5:30: arrivals with a job</h3>
<p>Give each person a small task. Slice the bread, fill the glasses, find the extra chairs. Standing around with empty hands is the hardest part of any party, and shared work is the easiest way to start talking.</p>
<h3>6:00: sit down, mixed</h3>
<p>Put out name cards. It looks fussy and everyone is grateful. Split up couples. If you say grace in your house, say it, and let people join in or not.</p>
<h3>6:10: one question for the whole table</h3>
<p>Ask something that everyone can answer and no one can win. Go around once, and answer first so that people can hear how long is long enough. Choose one:</p>
<ul>
<li>What would be in your perfect ordinary day?</li>
<li>What was the first job you were paid for?</li>
<li>What did your street smell like when you were ten?</li>
<li>What do you know how to fix?</li>
</ul>
<p>Family is a safe bet for follow-up. When Pew Research Center asked 10,156 U.S. adults in April 2022 how much meaning they find in different things, 85% of Republicans and 82% of Democrats said that <a href="https://legacy.pewresearch.org/religion/2022/11/17/environmentalism-individual-actions-and-the-morality-of-energy-use">time with family</a> gives them a great deal or quite a bit. Ask gently, though. For some people at the table, family is the sore subject.</p>
<h3>6:40: let it run</h3>
<p>Stop hosting. Two or three conversations will form. If one person has said nothing, don’t call on them. Sit down next to them.</p>
<h3>7:10: one useful thing</h3>
<p>Before dessert, ask: “Is there anything on this street that would be easier if a few of us did it?” A snow list, a tool shelf, a ride for someone after surgery. Some evenings produce something. If yours does, write down two names and a date. Our guide to <a href="/blog/a-local-project-across-party-lines">a local project across party lines</a> picks up from there.</p>
<h3>7:30: end on time</h3>
<p>Let them go while they still want to stay. Say when the next one is, and whose pot.</p>
<h2>When politics comes to the table</h2>
<p>It may. Often it comes sideways, in a joke. You have three good choices.</p>
<ol>
<li><strong>Let it pass.</strong> Most small remarks die if nobody feeds them.</li>
<li><strong>Turn it into a story.</strong> “You’ve lived here longest. How was that handled when the mill closed?” A person telling a story is seldom shouting.</li>
<li><strong>Give it its own room.</strong> “I’d love to hear you two on that, on the porch, with pie.” Go with them.</li>
</ol>
<p>If someone is demeaned, act at once and in few words: “Not at this table.” Then say something to the person who was hurt, and pass them a dish. You can speak to the other one at the door. A host owes fairness to every guest, and that includes stopping cruelty.</p>
<p>What if you’re the one who heats up? Go check on the soup. It’s the best thing about being the host.</p>
<h2>What to leave out</h2>
<ul>
<li>Speeches about unity.</li>
<li>Go-arounds on how everyone feels about the country.</li>
<li>Photographs posted without asking. People should be able to come without explaining themselves to their friends.</li>
<li>Recruiting, for anything, including the cause you like best.</li>
</ul>
<h2>The next morning</h2>
<p>Send one line to each guest with one thing that you enjoyed hearing. Return the dishes on foot. Write down what you learned: the name of the sister, the bad knee, the job interview on the twelfth. Ask about it when you see them. Most of the good gets done there, at the mailbox, in under a minute.</p>
<p>Don’t look for changed minds. We know of no study in which one supper changed how anyone voted, and that isn’t what soup is for. Look for a smaller sign. A few weeks from now, when something goes wrong on your street, see who calls whom.</p>
<p class="note">Sources: Pew Research Center, April 11–17, 2022, <a href="https://legacy.pewresearch.org/religion/2022/11/17/environmentalism-individual-actions-and-the-morality-of-energy-use">10,156 U.S. adults</a>; the shares of the parties as <a href="https://g3box.org/parties-agree-time-with-family-and-friends-is-meaningful-report/">a news article of November 24, 2022</a>, printed them. The plan itself is practical advice, not a tested program.</p>`,
}
