import type { SeedPost } from '#prisma/content/seed-post.ts'

export const post: SeedPost = {
  slug: 'say-their-argument-back',
  title: 'Say their argument back before you answer it',
  excerpt:
    'An old debating habit that costs thirty seconds and changes what happens next. How to do it well, how it goes wrong, and what nobody has proven about it.',
  category: 'Civil Discourse',
  tags: ['dialogue', 'listening', 'how-to', 'disagreement', 'family'],
  publishedAt: '2026-11-09T15:00:00.000Z',
  content: `<p>Here is a rule you can try at dinner tonight. Before you answer an argument, say it back, in your own words, until the other person says, “Yes, that’s it.” Only then do you get to reply.</p>
<p>It sounds like a parlor game. It is one of the hardest things to do in a conversation, and one of the most useful. You will find out how often the thing you were about to answer is not the thing they said.</p>
<h2>An old idea with several parents</h2>
<p>In 1859, in <cite>On Liberty</cite>, John Stuart Mill wrote: “He who knows only his own side of the case, knows little of that.” He went further. It is not enough, he thought, to hear the other side’s reasons from your own teachers, served up with the answers. You should hear them from people who believe them, in the strongest form they have.</p>
<p>In our time the philosopher Daniel Dennett passed on a set of rules that he credited to the game theorist Anatol Rapoport. The first of them is to restate the other person’s position so clearly and fairly that they wish they had put it that way themselves. Then you list what you agree with and what you have learned. Only after that may you criticize.</p>
<p>People now call this steelmanning, the opposite of building a straw man. The name is new. The courtesy is not.</p>
<blockquote>If they would not sign your version of their view, you are not arguing with them yet.</blockquote>
<h2>What it does for you</h2>
<p><strong>It catches mistakes early.</strong> People use the same words for different things. “Local control,” “fair share,” “safe streets”: each can mean four things at one table. Saying it back finds the mismatch while it is still small.</p>
<p><strong>It slows the pulse.</strong> You cannot restate and rehearse a comeback at the same time. Thirty seconds is often long enough for the first heat to pass.</p>
<p><strong>It makes your own answer better.</strong> If you can beat only the weak version of a view, you have not yet tested your own. Justice Ruth Bader Ginsburg said that a sharp dissent from Justice Antonin Scalia left her opinions notably better than her first drafts. We tell that story in <a href="/blog/the-dissent-that-arrived-early">The dissent that arrived early</a>.</p>
<p><strong>It shows respect in a form that cannot be faked for long.</strong> Anyone can say “I hear you.” A fair summary is proof.</p>
<h2>How to do it</h2>
<ol>
<li><strong>Ask for the whole thing.</strong> “Can you give me your full case? I won’t break in.” Then do not break in.</li>
<li><strong>Put it in your words, and shorter.</strong> Repeating theirs proves only that you have ears. Try three sentences: the goal, the reason, the worry.</li>
<li><strong>Add the best reason they left out.</strong> This is the part that people remember. “You didn’t mention it, but I think this also helps with the night shift.”</li>
<li><strong>Ask: “Did I get that right?”</strong> Then wait. If they say “almost,” be glad, and fix it.</li>
<li><strong>Say what you can accept.</strong> Be specific. “I agree about the bus times. I don’t agree about the fare.”</li>
<li><strong>Now disagree.</strong> Plainly. The point of all this was never to water down your view.</li>
</ol>
<h2>An imagined exchange</h2>
<p>Imagine a mother and her adult son talking about a plan to turn a two-lane road by the school into a one-way street with a bike lane. He is for it. She is against it.</p>
<p>She goes first. He listens, then says: “So it isn’t about bikes. You think the side streets will fill up with cars, and that the people on those streets weren’t asked. And you’d add that the ambulance station is at the wrong end for a one-way. Is that it?”</p>
<p>She says the ambulance is the main thing.</p>
<p>Then she tries his. “You think a kid is going to get hurt where it is now. You’d rather be a little late every day than go to one funeral. And you think that if we wait until everybody’s happy it won’t get done.”</p>
<p>He says yes, and that he would not have said funeral, but yes.</p>
<p>They still disagree. But now there is a question that neither of them can answer, which is what the ambulance crews think. That can be found out by Thursday.</p>
<h2>How it goes wrong</h2>
<ul>
<li><strong>“So what you’re saying is.”</strong> This opening has been used for so many traps that people brace when they hear it. Try “Let me see if I’ve got it,” and use a flat voice.</li>
<li><strong>The insult in the summary.</strong> “So you don’t mind if people get hurt.” If your restatement contains a word they would never use about themselves, start again.</li>
<li><strong>The therapist’s tone.</strong> Nobody likes to be managed. Say it the way you would say directions back to a driver.</li>
<li><strong>Doing it every time.</strong> Save it for what matters. Nobody needs their pizza order steelmanned.</li>
<li><strong>Improving it into something else.</strong> Some people polish the other view until it is really their own. If the other person does not recognize it, you have been generous to yourself.</li>
</ul>
<h2>What we know and what we do not</h2>
<p>Is there proof that this works? We want to be straight with you. We know of no large trial of this exact habit between people of different parties, so we will not claim one.</p>
<p>There is evidence for near relatives. Joshua Kalla and David Broockman, in field experiments published in 2020, found that conversations in which people traded stories without judgment had small effects on attitudes that lasted at least four months, while arguments alone had none. Listening was part of that package, and so were several other things. In another set of experiments, published in 2022, Erik Santoro and Broockman had strangers from opposite parties talk about why they support their own party. Those talks had no measurable effect on dislike. Talking across the divide is not magic. How it is done, and about what, seems to matter.</p>
<p>So treat this as a craft, not a cure. It will not change many minds. It will make you wrong less often about what other people think, which is worth thirty seconds.</p>
<h2>When not to</h2>
<p>You do not owe anyone a polished version of a claim that you are worth less than they are. You need not restate what is plainly false as if it were a fair point. “I understand that you believe it, and I think the facts are otherwise” is accurate and civil. You may also decline. Some arguments are not offered in order to be understood.</p>
<p>For the rest, which is most of them, start small. Pick a view you do not share and someone patient who holds it. Ask them to grade you. You may need several tries to get a yes. That is humbling, and it is the exercise.</p>
<p class="note">Sources: Mill, On Liberty, 1859, chapter 2. Dennett, Intuition Pumps and Other Tools for Thinking, 2013. Kalla and Broockman, American Political Science Review, 2020, <a href="https://doi.org/10.1017/S0003055419000923">doi.org/10.1017/S0003055419000923</a>. Santoro and Broockman, Science Advances, 2022, <a href="https://doi.org/10.1126/sciadv.abn5515">doi.org/10.1126/sciadv.abn5515</a>. The exchange about the street is imagined.</p>`,
}
