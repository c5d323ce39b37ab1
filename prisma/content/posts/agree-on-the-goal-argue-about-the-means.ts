import type { SeedPost } from '#prisma/content/seed-post.ts'

export const post: SeedPost = {
  slug: 'agree-on-the-goal-argue-about-the-means',
  title: 'Agree on the goal, argue about the means',
  excerpt:
    'Polls find real agreement between Republicans and Democrats on some plain questions. That is where a good argument starts, and it is not where it ends.',
  category: 'Civil Discourse',
  tags: ['disagreement', 'polls', 'government', 'dialogue'],
  publishedAt: '2026-11-21T18:00:00.000Z',
  content: `<p>On our home page there are fifteen cards. Each one shows a question on which most Democrats and most Republicans gave pollsters the same answer. You can read those cards in two moods. One is cheerful. The other is suspicious: if so many agree, why is so little done?</p>
<p>The suspicious mood deserves an answer. Part of it lies outside the polls: how Congress works, who lobbies it, and what its members need to win a primary. Another part lies in the polls themselves. People can share a goal without sharing a plan, and they can share a plan without agreeing on how far to take it. Knowing the difference will make you a better judge of polls and a better partner in an argument.</p>
<h2>Three cards, read slowly</h2>
<h3>Phones in class</h3>
<p>In June 2025, Pew Research Center asked 5,023 U.S. adults whether they would support banning middle and high school students from using cellphones during class. In all, 74% said they would: 78% of Republicans and 71% of Democrats. That is <a href="https://www.pewresearch.org/short-reads/2025/07/16/americans-support-for-school-cellphone-bans-has-ticked-up-since-last-year/">a solid majority</a> in both parties.</p>
<p>Now imagine you’re on the school board on Monday night. During class, or all day? In a locker, a pouch or a backpack? What about a student who checks her blood sugar with her phone? Who decides: the state, the district, the principal, the teacher? Parents who want to be able to reach a child in an emergency have a case. So do teachers who are tired of policing pockets. You can agree with the 74% and still be up until midnight.</p>
<h3>Drug prices</h3>
<p>A KFF Health Tracking Poll in 2024 found that 85% of voters supported letting the federal government negotiate the price of some prescription drugs for people with Medicare: 92% of Democrats and 77% of Republicans. <a href="https://www.kff.org/health-costs/press-release/allowing-medicare-to-negotiate-drug-prices-remains-broadly-popular-among-voters-though-most-are-unaware-of-the-law-and-its-projected-savings/">KFF also reported</a> that most voters didn’t know a law on the subject already existed.</p>
<p>So here most voters in both parties agree on a means, and it has been law since 2022. Does the agreement survive an argument? In 2021 KFF asked about Medicare and private plans together and <a href="https://kff.org/176b4d2">read people the case on both sides</a>. Overall support stayed at 83%. Among Democrats it went from 91% to <a href="https://kff.org/report-section/the-public-weighs-in-on-medicare-drug-negotiations-findings">95%</a>, among Republicans from 76% to 71%. KFF called that steady, but the share of Republicans strongly in favor fell from 44% to 28%.</p>
<p>What remains is how far to go. How many drugs? When does a hard bargain become a government price? What happens to the search for new medicines, and what does waiting cost people who can’t afford theirs? People who give the same answer to the pollster can answer those questions in opposite ways, for honest reasons.</p>
<h3>Term limits</h3>
<p>In February 2023 the Program for Public Consultation at the University of Maryland asked 2,700 registered voters about a constitutional amendment to limit how long members of Congress can serve. <a href="https://drum.lib.umd.edu/handle/1903/29475">It found 83% in favor</a>, with 86% of Republicans and 80% of Democrats. They had read a short briefing first. What that does to a figure, and what polls without a briefing have found, is in <a href="/blog/reading-a-poll-in-two-minutes">Reading a poll in two minutes</a>.</p>
<p>Even so, a number has to be filled in. Six years or twelve? Counting from when? And those who are against it aren’t being silly. They point out that experience has value, and that voters can already end a career. A large majority is a strong reason to take an idea seriously. The minority may still be right.</p>
<h2>Why the agreement still matters</h2>
<p>If the means are where the fights are, what use is the shared goal? Quite a lot.</p>
<p><strong>It changes what you think you are arguing about.</strong> Two people who disagree over phone lockers are in a different argument if each believes the other doesn’t care about children. People often <a href="/blog/why-we-misjudge-the-other-side">misjudge what the other side values</a>, and someone who misjudges the goal can’t hear the argument about the means.</p>
<p><strong>It gives you a test to use together.</strong> If you both want fewer distractions in class, you can agree in advance on how you will know whether the policy worked. It’s easier to change your mind over a result that you helped to define than in the middle of a debate.</p>
<p><strong>It tells leaders where people stand.</strong> A proposal with four in five behind it may be easier to bargain over than one with an even split, if someone is willing to bargain. The story of the <a href="/blog/how-the-ada-became-law">Americans with Disabilities Act</a> shows what that can look like.</p>
<h2>How to argue about means</h2>
<p>The next time you and someone else want the same thing and disagree about how to get it, try five moves in this order.</p>
<ol>
<li><strong>Say the goal out loud and get a yes.</strong> “We both want kids to pay attention in class. Right?” If you don’t get a yes, stop. You have found a disagreement about goals, and it needs a different conversation.</li>
<li><strong>List the costs of your own plan first.</strong> Every plan has a price and someone who pays it. Naming yours buys you the right to ask about theirs.</li>
<li><strong>Ask what would have to be true.</strong> “What would have to be true for your way to be the better one?” This turns a clash into a set of questions, and some of those can be looked up.</li>
<li><strong>Separate facts from weights.</strong> “It would cost about this much” is a claim you can check. “It’s worth that much” is a judgment. People often fight over the first because it feels more respectable, when their real difference is the second.</li>
<li><strong>Look for a trial.</strong> One school, one semester, one intersection. A trial lets both of you be curious.</li>
</ol>
<h2>When the goal isn’t shared</h2>
<p>Sometimes you will do all this and find that you want different things. One of you puts liberty first and the other safety. One thinks first of what a plan costs today, the other of what it costs to wait. Free people want different things, and there are peaceful ways of deciding: elections, courts, councils, compromise, and now and then leaving each other alone.</p>
<p>A wall of agreeable polls can hide that. We chose questions on which agreement was high. On many others the parties are far apart, and the distance is no misunderstanding. Most of the cards don’t show independents separately, either. They correct one particular mistake, the belief that nothing is shared.</p>
<h2>Try it on one card</h2>
<p>Open <a href="/#values">Shared Values</a> and pick one with someone who votes differently from you. Read the note under the figure. Ask each other two questions. Do you agree with the goal? And what is the first thing we would fight about if we had to write the rule?</p>
<p class="note">Sources: Pew Research Center, June 9–15, 2025, linked above, with the party shares as <a href="https://www.daily8.com/en/article/c1453ed7b459f4c925ee6bfcf3346ec5">a New York Post article</a> printed them. KFF Health Tracking Polls, fall 2021 and 2024, linked above. Program for Public Consultation, University of Maryland, <a href="https://drum.lib.umd.edu/handle/1903/29475">Term Limits for Members of Congress</a>, 2023, margin of error 1.9 points.</p>`,
}
