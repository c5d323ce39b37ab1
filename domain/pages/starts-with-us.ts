/** The release of the survey in the hero. It names no sample size or dates of interviews. */
export const STARTS_WITH_US_URL =
  'https://www.prnewswire.com/news-releases/the-left-and-right-think-they-live-on-different-planets--new-data-shows-theyre-more-like-next-door-neighbors-301850742.html'
