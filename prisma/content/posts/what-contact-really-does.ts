import type { SeedPost } from '#prisma/content/seed-post.ts'

export const post: SeedPost = {
  slug: 'what-contact-really-does',
  title: 'What contact really does',
  excerpt:
    'Decades of research on what happens when people from different groups meet, and the limits that nobody puts on the poster.',
  category: 'Educational Articles',
  tags: ['studies', 'contact theory', 'evidence', 'volunteering'],
  publishedAt: '2026-11-14T15:00:00.000Z',
  content: `<p>Ask people what would calm the country down and many give the same answer: get the two sides in a room. It sounds like something from a greeting card. It is also one of the most tested ideas in social psychology.</p>
<p>The idea has a name, the <em>contact hypothesis</em>. Its best-known form comes from Gordon Allport’s book <cite>The Nature of Prejudice</cite>, published in 1954. Allport did not think that meeting was enough. He listed conditions that ought to make it work: equal standing in the room, a goal in common, work that nobody can do alone, and the support of whoever is in charge.</p>
<p>That was seventy years ago. What do we know now?</p>
<h2>What the big review found</h2>
<p>In 2006 Thomas Pettigrew and Linda Tropp gathered every study they could find. They ended up with 713 independent samples from 515 studies. Across all of that, contact between groups typically reduced prejudice.</p>
<p>The effect was larger when Allport’s conditions were met. It did not vanish when they were not. So the list is better read as a recipe for more than as a lock on the door. You do not need perfect conditions in order to start.</p>
<blockquote>Meeting people helps. It helps more when there is something to carry.</blockquote>
<p>That is a good result, and it should be stated with its limits. Many of those studies looked at one moment in time. People who choose to meet the other group may already be readier to like it. If friendly people have more contact, then contact will look friendly, whatever it does. Pettigrew and Tropp tested for this and found little sign of it. A review can check such a thing only so far.</p>
<h2>What the stricter tests found</h2>
<p>There is a way around that problem. You decide by chance who gets the contact and who does not, and then you wait before you measure. It is costly, so it is rare.</p>
<p>In 2019 Elizabeth Levy Paluck, Seth Green and Donald Green went looking for studies of exactly that kind. They found 27: randomized, and with outcomes measured after some time had passed. In direction, the 27 agreed with the larger review. Contact helped.</p>
<p>But the size varied a great deal. For ethnic and racial prejudice, the effects were substantially weaker. And 27 is a small number for an idea this popular. The authors reported that studies of adults’ racial or ethnic prejudice were missing altogether.</p>
<p>A fair summary of the two reviews together would be: <strong>usually helpful, sometimes weak, often untested</strong>. That is less than the poster promises. It is more than can be said for most ideas about how to get along.</p>
<h2>What about party lines?</h2>
<p>Most of that research is about other divisions: race, nationality, age, disability. Party is a different sort of group. People choose it, it comes with opinions attached, and its leaders compete for power. We should not assume that what works for one division works for another.</p>
<p>Erik Santoro and David Broockman tested it directly. In two experiments, published in 2022, they paired strangers who supported opposite parties and put them on a video call. Some were asked to talk about their perfect day. In the second experiment some were asked to talk about disagreements, such as why each supported their own party.</p>
<ul>
<li>After the perfect-day talks, dislike of the other party fell sharply. Then, with time, the effect faded.</li>
<li>The talks about disagreement made no measurable difference.</li>
<li>Views on democratic accountability, such as whether one’s own side should be held to the rules, barely moved in either case.</li>
</ul>
<p>Those are sobering results, and we think that they are good news in disguise. They tell us what one short call cannot do, so that nobody need be disappointed by it. And they leave open what longer, repeated or shared work might do.</p>
<p>At the other end of the scale is a whole weekend. In 2019 some 523 registered voters met for several days with briefings, moderators and experts. Positions that had been far apart moved closer on the most contested issues. We describe it in <a href="/blog/five-hundred-strangers-one-weekend">Five hundred strangers, one long weekend</a>. Between a video call and a weekend in Texas there is a great deal of room, and most of life takes place in it.</p>
<h2>Can a screen stand in for a room?</h2>
<p>Partly, perhaps. The Strengthening Democracy Challenge tested 25 short online experiences on 32,059 people. The kind that did most against partisan dislike showed sympathetic, relatable people who held different beliefs. No one met anyone. Even so, dislike dropped by up to about 10 points on a scale of 100.</p>
<p>Those effects were mostly measured soon afterward. A good video may open a door. It is not the same as walking through it.</p>
<h2>Three ways contact goes wrong</h2>
<p>Allport’s conditions and plain experience point to some warnings.</p>
<ol>
<li><strong>Unequal footing.</strong> If one group hosts, speaks and decides while the other visits, nods and leaves, you may confirm what each side feared.</li>
<li><strong>A contest.</strong> When people meet as rivals for the same prize, they have a reason to think badly of each other. A debate is a fine thing, but it is not contact in Allport’s sense.</li>
<li><strong>One bad hour.</strong> A hurtful meeting is contact as well. If you cannot offer a setting in which people are safe from insult, wait until you can.</li>
</ol>
<p>There is also a question of fairness. Contact can ask more of some people than of others. No one should have to prove that they are human in order for a neighbor to feel better informed.</p>
<h2>What to do with this on a Tuesday</h2>
<p>Pick the kind of contact that has a task in it. Fix the trail, run the food drive, coach the team. Our guide to <a href="/blog/a-local-project-across-party-lines">a local project across party lines</a> walks through the steps.</p>
<p>Set it up so that people stand level. Rotate who leads. Let skill decide who is in charge of what.</p>
<p>Come back next week. If a single warm talk fades, the sensible reply is a second one. No study we know of has shown how many it takes, so do not wait for the number.</p>
<p>Talk about the ordinary first. A perfect day, a first job, a dog. That is where the quick warmth seems to come from. Keep the hard subjects for when there is time and some structure.</p>
<p>And expect to leave still disagreeing, with a better idea of the person you disagree with. On the evidence, that is what contact really does, when it does something. It is a modest thing, and it adds up only if people keep turning up.</p>
<p class="note">Sources: Allport, The Nature of Prejudice, 1954. Pettigrew and Tropp, Journal of Personality and Social Psychology, 2006, <a href="https://doi.org/10.1037/0022-3514.90.5.751">doi.org/10.1037/0022-3514.90.5.751</a>. Paluck, Green and Green, Behavioural Public Policy, 2019, <a href="https://doi.org/10.1017/bpp.2018.25">doi.org/10.1017/bpp.2018.25</a>. Santoro and Broockman, Science Advances, 2022, <a href="https://doi.org/10.1126/sciadv.abn5515">doi.org/10.1126/sciadv.abn5515</a>. Fishkin, Siu, Diamond and Bradburn, American Political Science Review, 2021. Voelkel and colleagues, Science, 2024, <a href="https://doi.org/10.1126/science.adh4764">doi.org/10.1126/science.adh4764</a>.</p>`,
}
