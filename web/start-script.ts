/** The element that holds the page's scripts until the page has been painted. */
export const START_ID = 'start'

/**
 * Runs in the head, after the theme's. The page's scripts wait in a template until it has been painted: on a slow line they would
 * take their share of it from the style and the fonts. A page in the background is not painted, and starts at once. One whose
 * scripts do not come says so (lifeless-script.ts).
 */
export const START_SCRIPT = `addEventListener('DOMContentLoaded',function(){function s(){var t=document.getElementById('${START_ID}');if(t){t.content.querySelectorAll('script').forEach(function(e){e.onerror=lifeless});document.head.append(t.content)}}document.hidden?s():requestAnimationFrame(function(){setTimeout(s)})})`
