import type { SeedPost } from '#prisma/content/seed-post.ts'

export const post: SeedPost = {
  slug: 'how-the-ada-became-law',
  title: 'How the Americans with Disabilities Act became law',
  excerpt:
    'The 1990 law passed with nine votes in ten. It took four years, two parties, a march up the Capitol steps and a lot of bargaining over single words.',
  category: 'Stories of Unity',
  tags: ['history', 'government', 'disagreement'],
  publishedAt: '2026-11-20T16:00:00.000Z',
  content: `<p>On July 26, 1990, President George H. W. Bush, a Republican, sat at a table on the South Lawn of the White House and signed a bill that a Democratic Congress had sent him. About 3,000 people watched, many of them disability rights advocates who had worked years for that morning. The Americans with Disabilities Act was law.</p>
<p>The final votes were not close. The House approved it 377 to 28 on July 12. The Senate followed on July 13, 91 to 6. Numbers like that can make a law look easy, as if everyone had agreed all along. They had not. The record shows something more useful than easy agreement: people who wanted different things and kept working on the text until most of them could say yes.</p>
<h2>A report nobody rushed to act on</h2>
<p>In 1986 a small federal agency, now called the National Council on Disability, sent a report to the president and Congress. Its members had been appointed by President Ronald Reagan. The report was called <cite>Toward Independence</cite>. Among more than forty recommendations, one stood out: a single, comprehensive law that would guarantee people with disabilities equal opportunity.</p>
<p>Not much happened. So the council drafted a bill itself and went looking for sponsors. It found one on each side of the aisle: Senator Lowell Weicker, Republican of Connecticut, and Representative Tony Coelho, Democrat of California. They introduced it in April 1988. Few people expected it to pass that year, and it did not. The point was to get the idea onto the table.</p>
<p>Then Weicker lost his seat in the November election. Senator Tom Harkin, Democrat of Iowa, picked up the bill. In May 1989 he and Coelho introduced a rewritten version.</p>
<h2>The summer of single words</h2>
<p>What followed was bargaining, much of it between Senate Democrats, Senate Republicans and the Bush administration, with advocates and business groups close at hand. Two questions were hardest. Which businesses would be covered? And what could a person win in court if the law was broken?</p>
<p>Supporters of a strong law wanted a wide reach and real penalties. Many business owners, small ones above all, feared costs they could not predict and lawsuits they could not afford. Both concerns were serious, and neither side was asked to pretend otherwise.</p>
<p>The settlement traded one for the other. The law would reach nearly every kind of business open to the public. In exchange, the remedies would be narrower than in the first draft. The Senate committee that handled the bill, led by Edward Kennedy, Democrat of Massachusetts, approved it 16 to 0 in August 1989. The full Senate passed it on September 7, 76 to 8.</p>
<p>Read the act today and you can still see the bargaining in its hinge words. Employers owe a <em>reasonable accommodation</em>, unless it would be an <em>undue hardship</em>. Existing shops and restaurants must remove barriers where that is <em>readily achievable</em>. In each of those phrases two worries share a sentence.</p>
<h2>The steps</h2>
<p>The House was slower. Four of its committees had a claim on the bill, and each had its own questions, from city buses to rail cars to small employers. Steny Hoyer, a Maryland Democrat, and Steve Bartlett, a Texas Republican, spent months working through them.</p>
<p>On March 12, 1990, with the bill still in committee, hundreds of people marched from the White House to the Capitol. At the foot of the west front, some sixty of them left their wheelchairs and crutches behind and pulled themselves up the stone steps. It is remembered as the Capitol Crawl. The next day dozens of demonstrators were arrested in the Rotunda.</p>
<p>The deal was made by people around tables, and by people outside who would not let them wait.</p>
<p>The House passed its version on May 22, 403 to 20. Then the bill nearly came apart over one amendment. It would have let employers move workers with AIDS out of jobs handling food, though there was no evidence that the disease spread that way. The House had voted for it. In July, Senator Orrin Hatch, Republican of Utah, offered another path: let health officials list the diseases that food can actually carry, and apply the rule to those. That was something both chambers could pass.</p>
<h2>What the margin hides</h2>
<p>The law did not settle everything. Courts spent years deciding who counts as having a disability, and several Supreme Court rulings read the definition narrowly. In 2008 Congress answered with the ADA Amendments Act, shaped in talks between disability groups and business groups. President George W. Bush, son of the first signer, signed it on September 25 of that year. People still argue, in good faith, about how the law should work for small firms, for websites and for old buildings.</p>
<p>And a large margin proves that a coalition was built. It does not prove that any compromise is good or that splitting a difference is always right. Some advocates thought too much was given away. Some lawmakers thought the law went too far and voted no.</p>
<h2>The method, on a smaller scale</h2>
<p>From the first draft no one could call it the other party’s bill. That works at a school board too: find a partner who votes differently before you write page one, the way our guide to <a href="/blog/a-local-project-across-party-lines">a local project across party lines</a> begins with one phone call.</p>
<p>“Undue hardship” is a fear turned into a rule, and a fear that has a rule can be weighed. One that is waved off comes back as a no. And expect the last tenth to be the hardest: the bill had enormous support in May 1990 and still nearly failed in June.</p>
<p>If you rolled a stroller over a curb cut this week, or read the captions on a screen in a noisy room, you used something the disability rights movement fought for. It was not delivered by people who agreed about everything.</p>
<p class="note">Sources: U.S. House of Representatives, History, Art and Archives, <a href="https://history.house.gov/HistoricalHighlight/Detail/36831">“The Americans with Disabilities Act.”</a> Bill record: <a href="https://www.congress.gov/bill/101st-congress/senate-bill/933">S.933, 101st Congress</a>. National Council on Disability, Equality of Opportunity: The Making of the Americans with Disabilities Act, 1997. Final votes and the 2008 law: <a href="https://www.politico.com/story/2010/07/george-hw-bush-signed-americans-with-disabilities-act-july-26-1990-040205">Politico, July 26, 2010</a>.</p>`,
}
