import type { SeedPost } from '#prisma/content/seed-post.ts'

export const post: SeedPost = {
  slug: 'what-contact-really-does',
  title: 'What contact really does',
  excerpt:
    'Five common claims about what happens when people from different groups meet, checked against decades of research.',
  category: 'Educational Articles',
  tags: ['studies', 'contact theory', 'evidence', 'volunteering'],
  publishedAt: '2026-11-22T20:00:00.000Z',
  content: `<p>Ask people what would calm the country down and many give the same answer: get the two sides in a room. It is one of the most tested ideas in social psychology. Here are five things people say about it, and what the evidence says.</p>
<h2>“Meeting people reduces prejudice”</h2>
<p><strong>Usually.</strong> In 2006 Thomas Pettigrew and Linda Tropp gathered every study they could find, 713 independent samples from 515 studies. Across all of that, contact between groups typically reduced prejudice.</p>
<p>Many of those studies looked at one moment in time, and people who choose to meet the other group may already be more inclined to like it. If friendly people have more contact, then contact will look friendly, whatever it does. Pettigrew and Tropp tested for this and found little sign of it.</p>
<p>There is a stricter test: decide by chance who gets the contact, then wait before you measure. It is costly, so it is rare. In 2019 Elizabeth Levy Paluck, Seth Green and Donald Green found 27 studies of exactly that kind. They pointed the same way as the larger review, but the size varied a great deal, and for ethnic and racial prejudice the effects were substantially weaker. Studies of adults’ racial or ethnic prejudice were missing altogether. A fair summary of the two reviews together: usually helpful, sometimes weak, often untested.</p>
<h2>“It only works under the right conditions”</h2>
<p><strong>They help, but contact can work without them.</strong> The conditions come from Gordon Allport’s book <cite>The Nature of Prejudice</cite>, published in 1954: equal standing in the room, a goal in common, work that nobody can do alone, and the support of whoever is in charge. In the 2006 review the effect was larger when those conditions were met, and it did not vanish when they were not.</p>
<p>Meeting people helps. It helps more when there is something to carry. You don’t need perfect conditions in order to start, but you can often add one. Our guide to <a href="/blog/a-local-project-across-party-lines">a local project across party lines</a> is built on all four.</p>
<h2>“So it will work for Republicans and Democrats”</h2>
<p><strong>In part, and one conversation fades.</strong> Most of the research is about other divisions: race, nationality, age, disability. Party is a different sort of group. People choose it, it comes with opinions attached, and its leaders compete for power.</p>
<p>Erik Santoro and David Broockman tested party lines directly. In two experiments, published in 2022, they paired strangers who supported opposite parties and put them on a video call. Some were asked to talk about their perfect day. In the second experiment some were asked to talk about disagreements, such as why each supported their own party.</p>
<ul>
<li>After the perfect-day talks, dislike of the other party fell sharply. Then, with time, the effect faded.</li>
<li>The talks about disagreement made no measurable difference.</li>
<li>Views on democratic accountability, such as whether one’s own side should be held to the rules, barely moved in either case.</li>
</ul>
<p>So one short call can’t do much that lasts. The study leaves open what longer, repeated or shared work might do. At the other end of the scale is <a href="/blog/five-hundred-strangers-one-weekend">a whole weekend with briefings and moderators</a>, after which positions that had been far apart were closer. Most of life takes place between a video call and a weekend in Texas.</p>
<h2>“You can do it on a screen”</h2>
<p><strong>Partly.</strong> Some short videos of likable people with other beliefs have cooled party dislike in <a href="/blog/twenty-five-ideas-one-experiment">one very large experiment</a>, although nobody met anyone. Those effects were mostly measured soon afterward.</p>
<h2>“At least it can’t hurt”</h2>
<p><strong>It can.</strong> In 2012 Fiona Kate Barlow and her colleagues compared good and bad encounters, in Australia and the United States. Both were related to prejudice, and the bad ones were the stronger predictor. The surveys can’t show which came first, but they are a warning about careless contact. If one group hosts, speaks and decides while the other visits, nods and leaves, you may confirm what each side feared. When people meet as rivals for the same prize, they have a reason to think badly of each other; a debate is a fine thing, but it is not contact in Allport’s sense. If you can’t offer a setting in which people are safe from insult, wait until you can.</p>
<p>A pleasant meeting can mislead, too. In a laboratory study that Tamar Saguy and her colleagues published in 2009, groups with less power talked with groups that had more. After a talk about what they had in common, they expected fairer treatment than they then got. In a second study, among Israeli Arabs, more pleasant contact with Jews went along with less support for social change. Getting along is no substitute for settling what is in dispute.</p>
<p>Contact can also ask more of some people than of others. Nobody should have to stand for a whole group so that somebody else feels better informed.</p>
<h2>What to do with this on a Tuesday</h2>
<p>Pick the kind of contact that has a task in it. Fix the trail, run the food drive, coach the team. Set it up so that people are on an equal footing, rotate who leads, and let skill decide who is in charge of what. Talk about the ordinary first: a perfect day, a first job, a dog. Keep the hard subjects for when there is time and some structure.</p>
<p>Then come back next week. If the effect of one warm conversation fades, the sensible reply is a second one. No study we know of has shown how many it takes. Expect to leave still disagreeing, with a better idea of the person you disagree with.</p>
<p class="note">Sources: Allport, The Nature of Prejudice, 1954. Pettigrew and Tropp, Journal of Personality and Social Psychology, 2006, <a href="https://doi.org/10.1037/0022-3514.90.5.751">doi.org/10.1037/0022-3514.90.5.751</a>. Paluck, Green and Green, Behavioural Public Policy, 2019, <a href="https://doi.org/10.1017/bpp.2018.25">doi.org/10.1017/bpp.2018.25</a>. Santoro and Broockman, Science Advances, 2022, <a href="https://doi.org/10.1126/sciadv.abn5515">doi.org/10.1126/sciadv.abn5515</a>. Barlow and colleagues, Personality and Social Psychology Bulletin, 2012, <a href="https://doi.org/10.1177/0146167212457953">doi.org/10.1177/0146167212457953</a>. Saguy, Tausch, Dovidio and Pratto, Psychological Science, 2009, <a href="https://doi.org/10.1111/j.1467-9280.2008.02261.x">doi.org/10.1111/j.1467-9280.2008.02261.x</a>.</p>`,
}
