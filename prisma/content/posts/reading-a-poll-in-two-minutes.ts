import type { SeedPost } from '#prisma/content/seed-post.ts'

export const post: SeedPost = {
  slug: 'reading-a-poll-in-two-minutes',
  title: 'Reading a poll in two minutes',
  excerpt:
    'Who was asked, when, in what words, and who paid: the lines to look for before you share a number, with examples from the cards on this site.',
  category: 'Practical Guides',
  tags: ['polls', 'evidence', 'how-to'],
  publishedAt: '2026-11-22T14:00:00.000Z',
  content: `<p>A number lands in your feed. “84% of Americans say” something, and the something is exactly what you hoped. Your thumb is already on the share button. Give it two minutes.</p>
<p>You don’t need statistics for this. You need six short questions. We will use real polls from our own <a href="/#values">Shared Values</a> cards as examples, including the places where those cards deserve a second look.</p>
<h2>1. Who was asked?</h2>
<p>“Americans” can mean several things. Adults, registered voters and people who are likely to vote are three different groups. Look for the count, too, and for how people were found.</p>
<p>When Pew Research Center asked about small businesses in January 2024, it asked 5,140 U.S. adults from a panel recruited at random. When Suffolk University and USA TODAY asked about mental health in December 2021, they asked 1,000 registered voters. Both are fine. They aren’t the same people, so don’t put the two figures side by side as if they were. Ask, too, who counts as a Republican or a Democrat. Some pollsters include independents who lean toward a party. Others don’t.</p>
<p>Be warier when people chose themselves. A poll on a website that anyone can click, ours included, tells you about the people who clicked. The American Association for Public Opinion Research holds that it is misleading to attach a margin of error to a sample of volunteers. That includes panels that people sign up for, such as those of Morning Consult and YouGov, which supplied two of our cards.</p>
<h2>2. When?</h2>
<p>Every poll is a photograph. Our card on mental health says that 88% of voters agreed the country faced a crisis. The photograph was taken during the pandemic. It might look different today. Our card on planting trees comes from spring 2020. We print the year on every card so that you can decide how much it has aged.</p>
<h2>3. In what words?</h2>
<p>This is where most of the mischief lives, and most of the honest confusion too. Ask for the exact question and the exact answers.</p>
<p>Take free speech. In October 2024, NORC asked 1,022 Americans how important each of a list of issues was to their vote. The card says 90% found free speech important: 91% of Republicans and 90% of Democrats. That counts everyone who said at least “somewhat.” Count only “very important” and the figures are 63% overall, 70% of Republicans and 60% of Democrats. Same poll, same people, same week. Both numbers are true. A headline will pick one.</p>
<p>Look as well for what people were told first. The Program for Public Consultation at the University of Maryland gives people a short briefing, with arguments for and against, before it asks. Its survey of February 2023 found 83% in favor of term limits for Congress. Polls without a briefing have found anything from 70% (<a href="https://www.breitbart.com/politics/2023/09/13/survey-vast-majority-of-voters-support-term-limits-for-congress/">Rasmussen, 2023</a>, as Breitbart reported it) to 87% (<a href="https://www.erienewsnow.com/story/50644713/the-push-for-congressional-term-limits">Pew, 2023</a>, as Erie News Now did), so you can’t tell from the briefing which way a figure was pushed, if at all. A briefing measures what people think after a little study. You just need to know which kind of number you’re reading.</p>
<h2>4. Who paid?</h2>
<p>Sponsors aren’t liars. They do choose the subject, and often the wording. The free speech poll was paid for by FIRE, which advocates for free speech. A 2024 poll in which 88% of Democrats and 82% of Republicans supported expanding apprenticeships was done by Morning Consult for Jobs for the Future, a workforce nonprofit. Neither fact makes the number wrong. It’s a reason to look for a second poll from somebody else.</p>
<p>A good sign is a pollster that publishes the full questionnaire and every answer, including the ones its sponsor won’t enjoy.</p>
<h2>5. How big is the blur?</h2>
<p>A random sample of about 1,000 people has a margin of error of roughly three points either way. In a sample of 2,700 it is about 1.9. That is the plain formula. Some pollsters report a little more, because weighting a sample adds to the blur. Marquette Law School’s poll of 1,043 adults in September 2025 gives plus or minus 3.3.</p>
<p>Three things to remember about that blur:</p>
<ul>
<li>It’s wider for smaller groups. If a poll of 1,000 includes 350 Democrats and 350 Republicans, each of those figures is blurrier than the total.</li>
<li>It’s wider still for a gap between two groups: seven points or more in a poll of 1,000. If one party is at 84% and the other at 88%, call it too close to tell. In the Marquette poll, taken while a Republican was president, 80% of Republicans and 92% of Democrats said that a president must do as the Supreme Court rules. Those are large majorities in both parties, and the gap is wider than the blur.</li>
<li>It covers only the luck of the draw. Bad wording, or people who never pick up the phone, aren’t in it.</li>
</ul>
<h2>6. What does another poll say?</h2>
<p>One poll is a witness. Two or three that agree are a case. The stock trading card is a good lesson. In 2023 the Maryland center found 86% of voters in favor of barring members of Congress from trading individual stocks. The same center’s survey in August 2024 found 72%. That is still a large majority, and it is fourteen points lower. If you share the first figure, it is only fair to mention the second.</p>
<h2>Agreement isn’t the same as a plan</h2>
<p>There is one more trap, and it catches careful readers. A poll can show that people share a goal while they disagree about how to reach it. After the November 2024 election, YouGov asked 1,500 adults for The Economist whether Americans of different political views should come together and work out their differences. In all, 84% said they should: 82% of Democrats and 89% of Republicans. In the same poll only 25% expected it to happen, and here the parties split: 38% of Republicans and 15% of Democrats. The poll was taken right after a Republican had won the presidency. Quote either figure alone and you tell half of it. We take this further in <a href="/blog/agree-on-the-goal-argue-about-the-means">Agree on the goal, argue about the means</a>.</p>
<h2>The two-minute card</h2>
<p>Save this somewhere.</p>
<ol>
<li><strong>Who</strong> was asked, how many, and how were they found?</li>
<li><strong>When</strong>, and what was going on that week?</li>
<li><strong>What words</strong>, what choices, and what were people told first?</li>
<li><strong>Who paid</strong>, and do they want something?</li>
<li><strong>How big is the blur</strong>, above all for the small groups?</li>
<li><strong>What else</strong> has been found?</li>
</ol>
<p>If you can’t answer the first three, don’t share it yet. If the article doesn’t link to the pollster, search for the pollster’s own page. If there is no page, let the number go by. Another will be along. We don’t always manage it: for 24 of the 65 figures on this site, some of which come from one poll, we link somebody else’s page. For others we link the pollster, but read the party shares elsewhere.</p>
<h2>Check the ones you like</h2>
<p>It’s easy to be strict with a poll that annoys us. The habit that counts is to be just as strict with one that flatters us. Next time a figure makes you feel proven right, that is your cue. Run through the six questions, then send it to a friend who votes the other way and ask which one it fails. You may lose a good number.</p>
<p class="note">Sources: <a href="https://www.pewresearch.org/politics/2024/02/01/small-and-large-businesses-banks-and-technology-companies/">Pew Research Center, 2024</a>. <a href="https://www.usatoday.com/story/news/politics/2022/01/08/paleologos-nations-mental-health-crisis-no-partisan-lines/9129818002/">Suffolk University and USA TODAY, 2022</a>. <a href="https://thefire.org/news/poll-free-speech-top-concern-americans-2024-more-important-crime-immigration-and-health-care">NORC for FIRE, 2024</a>. <a href="https://jff.org/survey-finds-voters-want-action-on-policies-to-promote-economic-opportunity-within-first-100-days-of-next-administration">Morning Consult for JFF, 2024</a>. <a href="https://law.marquette.edu/poll/2025/10/02/new-marquette-law-school-poll-national-survey-finds-continuing-large-majority-who-say-a-president-must-obey-the-supreme-court">Marquette Law School, 2025</a>. <a href="https://drum.lib.umd.edu/handle/1903/29475">Program for Public Consultation, term limits, 2023</a> (the Rasmussen figure as Breitbart reported it, the Pew figure as Erie News Now did), and <a href="https://pr.valleyjournals.com/article/Ban-on-Stock-Trading-for-Members-of-Congress-Favored-by-Overwhelming-Bipartisan-Majority?storyId=64b7dc96782b2f66da9b8c68">stock trading, 2023</a>. <a href="https://statista.com/chart/33716/will-america-find-unity">Economist/YouGov, 2024, via Statista</a>. American Association for Public Opinion Research, “Opt-In Surveys and Margin of Error.”</p>`,
}
