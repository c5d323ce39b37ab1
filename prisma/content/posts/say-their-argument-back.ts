import type { SeedPost } from '#prisma/content/seed-post.ts'

export const post: SeedPost = {
  slug: 'say-their-argument-back',
  title: 'Say their argument back before you answer it',
  excerpt:
    'An old debating habit that costs thirty seconds and can change what happens next. How to do it well, how it goes wrong, and what nobody has proven about it.',
  category: 'Civil Discourse',
  tags: ['dialogue', 'listening', 'how-to', 'disagreement', 'family'],
  publishedAt: '2026-11-22T16:00:00.000Z',
  content: `<p>Here is a rule you can try at dinner tonight. Before you answer an argument, say it back, in your own words, until the other person says, “Yes, that’s it.” Only then do you get to reply.</p>
<p>It sounds like a parlor game. It’s one of the hardest things to do in a conversation, and one of the most useful. You will find out how often the thing you were about to answer isn’t the thing they said.</p>
<h2>An old idea with several parents</h2>
<p>In 1859, in <cite>On Liberty</cite>, John Stuart Mill wrote: “He who knows only his own side of the case, knows little of that.” He went further. It isn’t enough, he thought, to hear the other side’s reasons from your own teachers, served up with the answers. You should hear them from people who believe them, in the strongest form they have.</p>
<p>In our time the philosopher Daniel Dennett passed on a set of rules that he credited to the game theorist Anatol Rapoport. The first of them is to restate the other person’s position so clearly and fairly that they wish they had put it that way themselves. Then you list what you agree with and what you have learned. Only after that may you criticize.</p>
<p>People now call this steelmanning, the opposite of building a straw man. If they wouldn’t sign your version of their view, you aren’t arguing with them yet.</p>
<h2>What thirty seconds buys</h2>
<p>Mostly it catches mistakes while they are small. People use the same words for different things. “Local control,” “fair share,” “safe streets”: each can mean four things at one table. It also slows the pulse, because nobody can restate and rehearse a comeback at the same time.</p>
<p>Then it makes your own answer better. If you can beat only the weak version of a view, you haven’t yet tested your own. Justice Ruth Bader Ginsburg said that Antonin Scalia’s dissents made her opinions better, in a story we tell in <a href="/blog/the-dissent-that-arrived-early">The dissent that arrived early</a>. And it shows respect in a form that’s hard to fake. Anyone can say “I hear you.” A fair summary is proof.</p>
<h2>How to do it</h2>
<ol>
<li><strong>Ask for the whole thing.</strong> “Can you give me your full case? I won’t interrupt.” Then don’t interrupt.</li>
<li><strong>Put it in your words, and shorter.</strong> Repeating theirs proves only that you have ears. Try three sentences: the goal, the reason, the worry.</li>
<li><strong>Add the best reason they left out.</strong> This is the part that people remember. “You didn’t mention it, but I think this also helps the guys on the night shift.”</li>
<li><strong>Ask: “Did I get that right?”</strong> Then wait. If they say “almost,” be glad, and fix it.</li>
<li><strong>Say what you can accept.</strong> Be specific. “I agree about the repairs. I don’t agree about the tax.”</li>
<li><strong>Now disagree.</strong> Plainly. The point of all this was never to water down your view.</li>
</ol>
<h2>An imagined exchange</h2>
<p>Imagine a mother and her adult son talking about an old bridge over the rail yard. The city wants to close it instead of repairing it. He is for closing it. She is against.</p>
<p>She goes first. He listens, then says: “So it isn’t about the bridge being pretty. You think the delivery trucks and the city bus will be going two miles around, and that nobody asked the people on that side. And you’d add that the ambulance comes from this side. Is that it?”</p>
<p>She says the ambulance is the main thing.</p>
<p>Then she tries his. “You think somebody’s going to go through that deck one night. The money to fix it would pave three roads that everybody uses. And you think that if we wait until everybody’s happy, it won’t get done until there’s a funeral.”</p>
<p>He says yes, and that he wouldn’t have said funeral, but yes.</p>
<p>They still disagree. But now there is a question that neither of them can answer, which is what the ambulance crew thinks. They can find that out by Thursday.</p>
<h2>How it goes wrong</h2>
<ul>
<li><strong>“So what you’re saying is.”</strong> This opening has been used for so many traps that people brace when they hear it. Try “Let me see if I’ve got it,” and keep your voice even.</li>
<li><strong>The insult in the summary.</strong> “So you don’t mind if people get hurt.” If your restatement contains a word they would never use about themselves, start again.</li>
<li><strong>The therapist’s tone.</strong> Nobody likes to be managed. Say it the way you would repeat directions to a driver.</li>
<li><strong>Doing it every time.</strong> Save it for what matters. Nobody needs their pizza order steelmanned.</li>
<li><strong>Improving it into something else.</strong> Some people polish the other view until it is really their own. If the other person doesn’t recognize it, you have been generous to yourself.</li>
</ul>
<h2>Does it work?</h2>
<p>We know of no large trial of this exact habit between people of different parties. The nearest evidence is about <a href="/blog/trading-stories-instead-of-arguments">listening and trading stories</a>, where the effects were small but lasted for months. So treat this as a craft. It won’t change many minds. It may make you wrong less often about what other people think, and that is worth thirty seconds.</p>
<h2>When not to</h2>
<p>You don’t owe anyone a polished version of a claim that you are worth less than they are. Nor do you owe a fair summary to someone who has just called you a bigot, or un-American, for a view you hold sincerely. You need not restate what is plainly false as if it were a fair point. “I understand that you believe it, and I think the facts are otherwise” is accurate and civil. You may also decline.</p>
<p>With everyone else, which is most people, start small. Pick a view you don’t share and someone patient who holds it. Ask them to grade you. You may need several tries to get a yes. That is humbling, and it is the exercise.</p>
<p class="note">Sources: Mill, On Liberty, 1859, chapter 2. Dennett, Intuition Pumps and Other Tools for Thinking, 2013. The exchange about the bridge is imagined.</p>`,
}
