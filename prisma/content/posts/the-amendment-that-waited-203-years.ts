import type { SeedPost } from '#prisma/content/seed-post.ts'

export const post: SeedPost = {
  slug: 'the-amendment-that-waited-203-years',
  title: 'The amendment that waited 203 years',
  excerpt:
    'A student wrote a paper saying an idea from 1789 could still become part of the Constitution. He got a C. Then he wrote to the states, and they agreed.',
  category: 'Stories of Unity',
  tags: ['history', 'government', 'constitution'],
  publishedAt: '2026-11-21T20:00:00.000Z',
  content: `<p>In the spring of 1982 Gregory Watson, a sophomore at the University of Texas at Austin, needed a subject for a paper on how government works. In the library he opened a book with a chapter on constitutional amendments that Congress had proposed but too few states had ratified. One of them caught his eye. It was from 1789, it was one sentence long, and it had no expiration date.</p>
<blockquote>No law, varying the compensation for the services of the Senators and Representatives, shall take effect, until an election of Representatives shall have intervened.</blockquote>
<p>In plain words, if Congress votes to change its own pay, the change has to wait until the voters have had their say.</p>
<p>Watson argued that the amendment was still alive and that the states could still adopt it. He got a C.</p>
<h2>An old worry about a plain temptation</h2>
<p>The idea came from James Madison. In 1789 he was steering a set of amendments through the first Congress, to answer people who feared that the new government had too few limits. Congress sent twelve to the states. Ten were ratified by December 1791, and we call them the Bill of Rights.</p>
<p>The one about pay fell short. Six states approved it in those first years, and Kentucky followed in 1792. Then it was mostly forgotten. Ohio ratified it in 1873, as a protest, after Congress had raised its own pay and made the raise retroactive. Wyoming did so in 1978, for a similar reason. That was all, in nearly two hundred years.</p>
<p>Later amendments often carried a deadline, usually seven years. This one carried none. It had simply been left on the table.</p>
<h2>One person and a lot of stamps</h2>
<p>Watson was sure that he was right, and he set out to show it. He began writing letters to members of state legislatures, looking in each state for someone who might like the idea. He paid for the postage himself.</p>
<p>Most did not answer. In April 1983 Maine ratified. Colorado followed in 1984. Then more came, a few each year and then many. The states did not have much else in common. Some legislatures were led by Republicans, some by Democrats, some were split. They were rural and urban, northern and southern, large and tiny.</p>
<p>On May 7, 1992, Michigan voted yes. At the time it was counted as the thirty-eighth state, the number needed. Researchers later noticed Kentucky’s forgotten vote of 1792, so the line may have been crossed two days earlier. No one minded. The Archivist of the United States certified the amendment on May 18. Two days after that Congress, whose pay it limits, voted to accept it: 414 to 3 in the House and 99 to 0 in the Senate.</p>
<p>It had taken 202 years, seven months and some days. In everyday speech people round it to 203.</p>
<h2>Why did it cross every line?</h2>
<p>No study explains why thirty-odd legislatures of every stripe agreed. But some features of the amendment are easy to see. It names no winner: it does not say whether pay should go up or down, only when a change can start. It binds whoever is in power, so a party that wins the next election is bound in turn. It is short, and twenty-four words leave little room to hide anything. And it accuses no one. It asks people to wait for an election.</p>
<p>Anger helped as well. In the 1980s congressional pay raises were unpopular, and some lawmakers in the states no doubt enjoyed sending Washington a message. Agreement does not need pure motives.</p>
<p>Limits on those in power still draw support from both parties when pollsters ask. Two of them, term limits and a ban on trading stocks, are among our <a href="/#values">Shared Values</a> cards, and there are serious arguments against both.</p>
<h2>The grade</h2>
<p>In 2017, twenty-five years after the amendment was adopted, the professor who had given the C, Sharon Waite, filed a form with the university. Watson’s grade was changed to an A. Public radio told the story that spring.</p>
<p>It is a charming ending, and it can mislead. Watson was not the only cause. Legislators had to be willing, and the public mood had to be right. For every person who writes letters for ten years and wins, there are others who write and lose. And the fact that something can be done slowly is no comfort to someone who needs it soon.</p>
<p>Still, anyone can borrow his method. Your town, club or school has a drawer of ideas that failed for reasons nobody remembers, and some failed only because the time was wrong. Watson did not need whole legislatures at first, just one person in each who would carry the idea into the room. He had chosen a cause that would bind his own side as well as the other. And he was willing to talk about one sentence for ten years.</p>
<p>The amendment is the twenty-seventh and the last that has been certified. The road to the next one is as steep as ever. Two-thirds of each house of Congress must propose it, or a convention that two-thirds of the states ask for, and then three-quarters of the states must say yes.</p>
<p class="note">Sources: National Archives, <a href="https://prologue.blogs.archives.gov/2016/04/11/a-record-setting-amendment/">“A Record-Setting Amendment,”</a> 2016. NPR, <a href="https://www.npr.org/transcripts/526900818">“The Bad Grade That Changed the U.S. Constitution,”</a> 2017. Text: <a href="https://constitution.congress.gov/constitution/amendment-27/">Constitution Annotated</a>.</p>`,
}
