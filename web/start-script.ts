/** The element that holds the page's scripts until the page has been painted. */
export const START_ID = 'start'

/** The element that holds what is said where they do not come. */
export const LIFELESS_ID = 'lifeless'

declare global {
  interface Window {
    /** Says that the page will not come to life. */
    lifeless?: () => void
  }
}

/**
 * Runs in the head, after the theme's. The page's scripts wait in a template until it has been painted: on a slow line they would
 * take their share of it from the style and the fonts. A page in the background is not painted, and starts at once. One whose
 * scripts do not come says so: it looks alive. Not to who is leaving it: Firefox and Safari then stop its scripts, and call that an
 * error. On phones Safari tells nobody of leaving: there a link to another page must do.
 */
export const START_SCRIPT = `window.lifeless=function(){var t=document.getElementById('${LIFELESS_ID}');if(!t)return;var n=t.content.firstChild;if(!n)return;n.querySelector('button').onclick=function(){n.remove()};document.body.append(n)};addEventListener('DOMContentLoaded',function(){function s(){var t=document.getElementById('${START_ID}');if(t){t.content.querySelectorAll('script').forEach(function(e){e.onerror=function(){lifeless()}});document.head.append(t.content)}}document.hidden?s():requestAnimationFrame(function(){setTimeout(s)})});addEventListener('beforeunload',function(){lifeless=function(){}});addEventListener('click',function(e){var a=e.target.closest('a[href]');if(a&&a.href.split('#')[0]!==location.href.split('#')[0])lifeless=function(){}})`
