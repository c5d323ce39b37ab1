import type { SeedPost } from '#prisma/content/seed-post.ts'

export const post: SeedPost = {
  slug: 'a-local-project-across-party-lines',
  title: 'A local project across party lines, from first call to last bag of mulch',
  excerpt:
    'How to pick a small project, ask people who vote differently to join it, and finish. With a plan for the day someone brings up the news.',
  category: 'Practical Guides',
  tags: ['how-to', 'local', 'volunteering', 'contact theory', 'neighbors'],
  publishedAt: '2026-11-20T18:00:00.000Z',
  content: `<p>You can spend an evening talking about division, or you can spend a Saturday clearing a trail with people you would never have met. There is a place for both. This guide is about the Saturday.</p>
<p>There is a reason for it besides the trail. Contact between groups does the most good when people meet as equals, share a goal, need each other to reach it, and have the backing of whoever is in charge. A small local project can offer all four. A debate rarely can. The evidence, and how far it goes, is in <a href="/blog/what-contact-really-does">What contact really does</a>.</p>
<h2>Step 1: pick something small, near and finishable</h2>
<p>Good projects share five traits.</p>
<ul>
<li><strong>It ends.</strong> You can see the finish in one to three sessions. A wheelchair ramp, a cleanup, a ball-field fence, a row of young trees, a stocked pantry shelf.</li>
<li><strong>It shows.</strong> Anyone who walks by can tell that something was done.</li>
<li><strong>It needs many hands.</strong> If two people could do it alone, two people will.</li>
<li><strong>It needs different skills.</strong> Lifting, making calls, cooking, measuring, driving, watching the little ones.</li>
<li><strong>It carries no party flag.</strong> Ask yourself whether both of your most political friends would show up. If only one would, choose something else.</li>
</ul>
<p>Some causes draw support from most of both parties. When Pew Research Center asked in spring 2019 how people would change the federal budget, 72% of Democrats and 72% of Republicans said they would <a href="https://www.courthousenews.com/poll-americans-dont-want-federal-spending-cuts/">increase spending on veterans’ benefits</a>. In January 2024, 87% of Republicans and 88% of Democrats told Pew that <a href="https://www.pewresearch.org/politics/2024/02/01/small-and-large-businesses-banks-and-technology-companies/">small businesses have a positive effect on the country</a>. Those are national polls about policy and the economy. They don’t tell you what your block will do. They do suggest that a repaired porch for a veteran, or a spring cleanup of a shopping street, is a safe first guess.</p>
<h2>Step 2: recruit in pairs</h2>
<p>Don’t start with a flyer. Start with one person who votes differently from you and whose work you respect. A neighbor, a coach, someone from church, the union or the hunt club. Ask them to run it with you, not to help you run it. Equal standing is the first of the four conditions, and it’s set in that first call.</p>
<p>Something like this is enough: “I’d like to fix up the bus shelter on Oak Street. It’s about two Saturdays. I’d like to do it with you, because you know people I don’t. Would you split the organizing with me?”</p>
<p>Then each of you invites four people, in person or by phone. Not everyone will come, and that is fine. Six workers are plenty. Tell everyone the truth about the group: “We don’t all vote the same way, and this isn’t about that.”</p>
<h2>Step 3: get a blessing</h2>
<p>Someone is in charge of the place you want to improve: a parks office, a principal, a landlord, the commander of the VFW post. Ask early. You need permission anyway, and the support of someone whom everyone accepts is another of the four conditions. Ask for a short sentence in writing, a contact for the day, and a word about insurance and tools.</p>
<h2>Step 4: build the day so that people mix</h2>
<p>Left alone, people work beside the friend they came with. A little structure fixes that without a speech. Let the work do the introducing.</p>
<ol>
<li><strong>Count off for crews.</strong> Ones on digging, twos on hauling, threes on paint. Friends scatter on their own.</li>
<li><strong>Give each crew half of something.</strong> One has the posts, another has the drill. They have to talk.</li>
<li><strong>Name a lead by skill.</strong> Whoever has set a fence post before is in charge of fence posts.</li>
<li><strong>Swap once.</strong> Change crews after the break.</li>
<li><strong>Eat together.</strong> Put the food in one place, with fewer tables than you think you need.</li>
</ol>
<h2>Step 5: have a plan for the news</h2>
<p>Somebody will bring it up. People do that when they’re comfortable. You only need two sentences ready.</p>
<p>If it is light, let it pass and go back to the shovel. If it gets warm, try: “I’d honestly like to hear that, and not with six people standing around. Can we talk on the drive to the dump?” That gives the subject a better room without forbidding it.</p>
<p>If someone is insulted, be plain and quick. “We’re not doing that here. We need both of you on this wall.” Then move one of them to another crew. Don’t ask for an apology in front of others. Check in with both people before they leave.</p>
<p>One rule goes for the organizers too: no shirts, stickers or captions in the group photo that make it look like anyone’s campaign. That covers the causes you like.</p>
<h2>Step 6: finish, and set the next date before anyone leaves</h2>
<p>Leave twenty minutes for cleanup and a look at the result. Thank people for what they did. Then say the date of the second session out loud, even if it is only to water what you planted.</p>
<p>This may be the step that matters most. A single good day is pleasant. A habit has a chance to be more than that.</p>
<h2>A one-page plan</h2>
<p>Copy this into a message to your partner tonight.</p>
<ul>
<li>What we will finish, and how anyone could tell:</li>
<li>Two dates, two hours each:</li>
<li>Who says yes to the place:</li>
<li>Your four people, and my four people:</li>
<li>Jobs for someone who can’t lift:</li>
<li>Tools, food, water, first aid:</li>
<li>Our sentence for when it gets warm:</li>
<li>The date of the next one:</li>
</ul>
<h2>What to expect</h2>
<p>Expect people to be friendlier at the end than at the start. Expect a few to keep in touch. Don’t expect anyone to change their vote, and don’t try. If you measure the day by conversions, you will be disappointed, and worse, people will notice. Measure it by the shelter, and by who comes back.</p>
<p class="note">Sources: Pew Research Center, March 2019 (1,503 U.S. adults) and January 2024 (5,140 U.S. adults), linked above. The steps themselves are practical suggestions, not tested as a package.</p>`,
}
