import type { SeedPost } from '#prisma/content/seed-post.ts'

export const post: SeedPost = {
  slug: 'trading-stories-instead-of-arguments',
  title: 'Trading stories instead of arguments',
  excerpt:
    'In one experiment, arguments alone had no detectable effect. The same talk with stories traded and no judgment had a small one, and it lasted for months.',
  category: 'Civil Discourse',
  tags: ['listening', 'dialogue', 'studies', 'evidence'],
  publishedAt: '2026-11-20T20:00:00.000Z',
  content: `<p>Most of us argue the way we were taught to write essays. State the claim. Bring the evidence. Answer the objection. Then we wonder why the person across the table doesn’t fold up their view and hand it over.</p>
<p>Two political scientists, Joshua Kalla and David Broockman, tested that habit against another one. Their results came out in 2020 in the American Political Science Review. Here is what they did, question by question.</p>
<h2>What did they test?</h2>
<p>Across three field experiments in seven places, 230 canvassers talked with 6,869 voters: about unauthorized immigrants in one experiment, about transgender people in the other two. The canvassers worked with groups that hoped to move people in one direction, toward more acceptance of unauthorized immigrants and of transgender people. You may want that or not. Nothing in the method belongs to one cause, though these causes are the only ones it was tested on here.</p>
<p>In the first experiment voters were assigned by chance to different kinds of conversation. Some heard arguments: facts, reasons, answers to common concerns. Others had the same kind of talk with one thing added. The canvasser asked what the voter thought and why, listened without judging, asked about experiences that had shaped the view, and told a story of their own. Weeks and months later, what looked like an unrelated survey asked all of them their views, on policy as well as on people.</p>
<h2>What happened?</h2>
<p>In that experiment, arguments alone had no detectable effect. The conversations with stories moved views toward acceptance, and the change could still be seen at least four months later. The story conversations had effects in the other two experiments as well.</p>
<h2>How big was it?</h2>
<p>Small. In the statistics researchers use, the effects ran from about 0.04 to 0.08 standard deviations. In ordinary words: on average, views moved a little. An average can’t tell you whether many people moved slightly or a few moved far. What stood out was that anything lasted. The authors note that the few methods known to work before had typically faded within days.</p>
<h2>Why would it work?</h2>
<p>The authors suggest that the exchange lowers people’s resistance. When people feel they are being tested, they get defensive. When they are asked what they have lived through and nobody scolds the answer, the need to defend goes down. That is one reading. The experiments show what the whole package did, not which part of it mattered.</p>
<h2>What would it look like at my own table?</h2>
<p>You aren’t a canvasser, and your sister isn’t a voter on a list. You will see her again. That makes the stakes higher and the method simpler.</p>
<p>“Where do you come down on this?” is the first question. The second is better: “Was there something that happened that made you see it that way?” It moves the talk from positions to experience, which nobody can refute and everybody can ask about.</p>
<p>Then listen without grading. No eyebrows. No “but.” You can say what you heard: “So when the plant closed, it felt like nobody in charge had thought about you at all.” That shows that the message arrived, and it doesn’t commit you to agreeing. There is more on this in <a href="/blog/say-their-argument-back">Say their argument back before you answer it</a>.</p>
<p>Tell one of yours, and make it honest. Choose something that happened to you or to someone you love. Keep it under two minutes. Include a part where you were unsure or wrong. A story in which you’re right from beginning to end is an argument in a costume, and people can tell.</p>
<p>Stop there. Resist the moral. You don’t need to add “and that’s why.” If the story carries something, it will go home with them. If it doesn’t, the moral won’t help.</p>
<h2>Can you give an example?</h2>
<p>Here is an imagined one. Two brothers-in-law disagree about whether the gun club’s range outside town should stay open on Sunday mornings. One lives half a mile from it. The other teaches hunter safety there.</p>
<p>They could trade studies on noise and property values. Instead the first asks how the teaching started. He hears about the winter after the other man’s divorce, and about the two old members who got his boys and him out of the house every weekend. Then he talks about his mother, who lives with them now. She no longer knows what the shots are, and Sunday is the one morning he has nobody else to sit with her.</p>
<p>Nobody has conceded anything. The rule is still worth arguing over, and they may still vote opposite ways. But the next sentence in that conversation is likely to start with “what if.”</p>
<h2>Don’t stories mislead?</h2>
<p>They can. A story is one case. It can be true and still not be typical. It can move you toward a rule that would hurt many people you will never meet. So use stories to understand a person, and use evidence to judge a policy. If the two point in different directions, say so out loud. “What happened to you was wrong, and I don’t know how common it is. Can we look it up together?”</p>
<p>Two more limits. Asking for someone’s story creates a duty to keep it. Don’t repeat it later as a point in your favor. And no one owes you a story. If a person says they would rather not, thank them and talk about something else.</p>
<p>Be honest with yourself about the aim, too. If you’re only listening so that they will change, you are running a technique on someone, and sooner or later they will feel it. The fair version of this runs both ways. You go in knowing that the one who moves a little might be you.</p>
<h2>Where do I start?</h2>
<p>Pick one subject on which you and someone close to you differ. Ask one question about the road that led there. Listen for three full minutes. Tell one true thing of your own. Then change the subject and pass the bread.</p>
<p>Don’t look for a result. The study needed thousands of conversations to see its small effect. Yours has a different purpose, which is to know somebody better than you did on Monday. If you want help with the opening, here are <a href="/blog/four-questions-that-open-a-conversation">four questions that open a conversation</a>.</p>
<p class="note">Sources: Kalla and Broockman, “Reducing Exclusionary Attitudes through Interpersonal Conversation: Evidence from Three Field Experiments,” American Political Science Review, 2020, <a href="https://doi.org/10.1017/S0003055419000923">doi.org/10.1017/S0003055419000923</a>. The brothers-in-law are imagined.</p>`,
}
