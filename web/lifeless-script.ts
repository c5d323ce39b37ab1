/** The element that holds what is said on a page whose scripts do not come. */
export const LIFELESS_ID = 'lifeless'

declare global {
  interface Window {
    /** Says that the page will not come to life. */
    lifeless?: () => void
  }
}

/**
 * Runs in the head: a page whose scripts do not come looks alive, and has to say so. Not to who is leaving it: Firefox and
 * Safari stop its scripts then, and call that an error. On phones Safari tells nobody of leaving: there a link to another
 * page must do, unless it opens beside this one.
 */
export const LIFELESS_SCRIPT = `{
let leaving=false
addEventListener('beforeunload',function(){leaving=true})
addEventListener('click',function(e){var a=e.target.closest('a[href]');if(a&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&a.href.split('#')[0]!==location.href.split('#')[0])leaving=true})
window.lifeless=function(){
var n=!leaving&&document.getElementById('${LIFELESS_ID}')?.content.firstChild
if(n){n.querySelector('button').onclick=function(){n.remove()};document.body.append(n)}
}
}`
