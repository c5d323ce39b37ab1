import type { SeedPost } from '#prisma/content/seed-post.ts'

export const post: SeedPost = {
  slug: 'the-dissent-that-arrived-early',
  title: 'The dissent that arrived early',
  excerpt:
    'Antonin Scalia and Ruth Bader Ginsburg argued for decades and stayed friends. One morning in 1996 shows how a good opponent can do you a favor.',
  category: 'Civil Discourse',
  tags: ['disagreement', 'friendship', 'history', 'constitution'],
  publishedAt: '2026-11-23T07:00:00.000Z',
  content: `<p>In June 1996 the Supreme Court was about to decide whether the Virginia Military Institute, a public college, could go on admitting only men. Justice Ruth Bader Ginsburg was writing for the majority, which would say no. Justice Antonin Scalia was writing the dissent.</p>
<p>She was on her way out of town to a conference of judges when, as she later told it, he came into her chambers with a sheaf of pages. It was his dissent, not quite finished. It was not ready to be sent around to the other justices. He wanted her to have it now, he said, so that she would have as much time as possible to answer it.</p>
<p>She read it on the plane. It was fierce. By her own telling it took her to task on things large and small, and it used up her weekend. She was glad all the same to have the extra days. She later said that her final opinion was much improved because of it.</p>
<p>Think about what he gave her. He wanted to win. He thought that the majority was badly wrong. And he handed his best ammunition to the person who would use the time to blunt it.</p>
<h2>Two people who read the Constitution differently</h2>
<p>They became friends as judges on the federal appeals court in Washington, where both served in the first half of the 1980s. President Jimmy Carter had appointed her, and President Ronald Reagan had appointed him. Reagan named Scalia to the Supreme Court in 1986, and the Senate confirmed him 98 to 0. President Bill Clinton named Ginsburg in 1993. She was confirmed 96 to 3.</p>
<p>Scalia held that the Constitution’s words should be given the meaning they had when they were adopted, and that changing times should speak through elections and amendments. Ginsburg held that its broad promises had come to reach people who were left out when it was written, and that judges have a duty to see that they do. Those are serious positions with long histories. Many of the great cases of their time turned on the difference, and in those cases they were often on opposite sides.</p>
<p>They were also friends. The two families spent New Year’s Eve together, year after year. They loved opera, and in 1994 both appeared on stage as costumed extras in a production of Strauss’s <cite>Ariadne auf Naxos</cite> in Washington. That same year they traveled in India, and there is a photograph of the two of them on an elephant. In 2015 the composer Derrick Wang put their arguments on stage in a comic opera called <cite>Scalia/Ginsburg</cite>.</p>
<h2>The case itself</h2>
<p>The majority held that Virginia had not shown a strong enough reason to shut women out of an education that some of them wanted and could do well in. To the majority, equal protection of the laws required the state to open the door. Scalia, dissenting alone, answered that single-sex education had a long and respectable history, that people could reasonably prefer it, and that the choice belonged to the people of Virginia and not to judges. The vote was 7 to 1. Justice Clarence Thomas, whose son was at the college, took no part.</p>
<p>Neither of them was playing a game. She had worked on the law of sex equality all her life. He believed that the Court was taking decisions away from voters. The friendship did not soften a line of either opinion. You can <a href="https://supreme.justia.com/cases/federal/us/518/515/">read both</a> and check.</p>
<h2>What she said about it</h2>
<p>Scalia died on February 13, 2016. In her statement, Ginsburg wrote that the two of them had been “best buddies” since their years on the lower court. She added something that is worth more than the warmth. When she wrote for the Court and received a dissent from him, the opinion that came out was “notably better than my initial circulation.” He found the weak spots, she said, and that gave her what she needed to make the opinion stronger.</p>
<p>She did not say that he was wrong but nice, or that they agreed deep down. She said that his opposition, done well, improved her work.</p>
<h2>Why it worked</h2>
<p>Some of the reasons are not open to most of us. They had lifetime jobs. Neither could fire the other, or be voted out. They shared a profession with strict habits: written arguments, replies in turn, a duty to give reasons. And they had decades.</p>
<p>Other reasons are open to anyone. They mostly attacked ideas and left the person alone. Scalia’s prose could sting. Still, he once put the rule in a television interview: he attacked ideas, not people, and some very good people had some very bad ideas. They had a life outside the argument, with opera, dinners and grandchildren. If the only thing that joins you to someone is a disagreement, the disagreement has to carry all the weight.</p>
<p>They also had an institution in common. In Wang’s opera the two sing a duet, and Ginsburg quoted it in her statement: “We are different, we are one.” Different in how they read a text, she explained, and one in their reverence for the Constitution and the Court.</p>
<h2>A caution</h2>
<p>Two powerful people being kind to each other did not change what their opinions meant for those who had to live under them. Whichever side of a case you were on, it may be cold comfort that the judges had dinner, and no one is obliged to find it charming. The friendship also proves nothing about which of them was right. You can admire the habit and hold firmly to either view.</p>
<h2>How to send your dissent early</h2>
<p>Suppose you are going to oppose a plan at a meeting. The tempting thing is surprise. Try the other way.</p>
<ol>
<li><strong>Give notice.</strong> Three days before, write to the person who will present it. “I’m going to speak against this. Here are my two main reasons. I wanted you to have time.”</li>
<li><strong>Send the real thing.</strong> Not a teaser. Your strongest points, with the page numbers.</li>
<li><strong>Ask for the same.</strong> “If you see a hole in mine, tell me before Monday.” You may find out that you were wrong, in private, for free.</li>
<li><strong>Then argue as hard as you like.</strong> You have earned it.</li>
<li><strong>Have somewhere to go afterward.</strong> Coffee will do. It need not be an opera.</li>
</ol>
<p>You give up the pleasure of an ambush. What you get is a better decision, whoever wins, and an opponent who may do the same for you. The companion habit, for when you are on the receiving end, is to <a href="/blog/say-their-argument-back">say their argument back before you answer it</a>.</p>
<p class="note">Sources: Ginsburg, statement on the death of Justice Scalia, February 2016, and “Remembrances of a Treasured Colleague,” March 1, 2016, in Ginsburg, My Own Words, 2016. <a href="https://supreme.justia.com/cases/federal/us/518/515/">United States v. Virginia, 518 U.S. 515 (1996)</a>, majority and dissent. Scalia’s remark on ideas and people: CBS, 60 Minutes, <a href="https://www.cbsnews.com/news/justice-scalia-on-the-record/">“Justice Scalia on the Record,”</a> 2008. The evening at the opera: The New York Times, January 11, 1994.</p>`,
}
