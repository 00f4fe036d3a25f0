/** A page and its labels, determined by hand from Google's documentation. */
export type Fixture = {
  name: string
  head?: string
  body?: string
  /** `kind id when` of each tag in firing order; `js` and pushes of start times are left out. */
  tags: string[]
  consent?: 'none' | 'v1' | 'v2' | 'unknown'
  isFirst?: boolean
  has?: string[]
  lacks?: string[]
  isServerSide?: boolean
}

const A = 'G-AAAA111111'
const B = 'G-BBBB222222'
const GTM = 'GTM-ABCD123'
const AW = 'AW-987654321'
const js = (code: string, attributes = '') => `<script ${attributes}>${code}</script>`
const file = (id: string, attributes = 'async', host = 'https://www.googletagmanager.com') =>
  `<script ${attributes} src="${host}/gtag/js?id=${id}"></script>`
const define = 'window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments);}'
const start = `${define}gtag('js',new Date());`
const config = (id: string, options = '') => `gtag('config','${id}'${options});`
const gtag = (id = A) => file(id) + js(start + config(id))
const v2 =
  "gtag('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'denied'});"
const v1 = "gtag('consent','default',{ad_storage:'denied',analytics_storage:'denied'});"
const gtm = (id = GTM, layer = 'dataLayer', url = 'https://www.googletagmanager.com/gtm.js') =>
  js(`(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':
new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],
j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src=
'${url}?id='+i+dl;f.parentNode.insertBefore(j,f);
})(window,document,'script','${layer}','${id}');`)
const frame = (id = GTM, host = 'https://www.googletagmanager.com') =>
  `<noscript><iframe src="${host}/ns.html?id=${id}" height="0" width="0" style="display:none"></iframe></noscript>`

const T = (id = A) => `google-tag ${id} load`
const C = (id = A, when = 'load') => `config ${id} ${when}`
const G = (id = GTM, when = 'load') => `gtm ${id} ${when}`
const N = (id = GTM) => `gtm-noscript ${id} load`
const D = 'consent-default - load'

export const cases: Fixture[] = [
  // The standard snippets.
  { name: 'nothing', tags: [], lacks: ['no-consent-default'] },
  {
    name: 'GA4 as Google gives it',
    head: gtag(),
    tags: [T(), C()],
    has: ['no-consent-default'],
    lacks: ['duplicate-config', 'missing-loader'],
  },
  { name: 'Ads', head: gtag(AW), tags: [T(AW), C(AW)] },
  { name: 'GT id', head: gtag('GT-ABC12345'), tags: [T('GT-ABC12345'), C('GT-ABC12345')] },
  { name: 'Floodlight', head: gtag('DC-1234321'), tags: [T('DC-1234321'), C('DC-1234321')] },
  {
    name: 'one file, two destinations',
    head: file(A) + js(start + config(A) + config(AW)),
    tags: [T(), C(), C(AW)],
    lacks: ['duplicate-config'],
  },
  {
    name: 'Tag Manager with its frame',
    head: gtm(),
    body: frame(),
    tags: [G(), N()],
    lacks: ['frame-of-other-container', 'container-in-body', 'missing-config'],
  },
  { name: 'Tag Manager with a data layer of another name', head: gtm(GTM, 'shopLayer'), tags: [G()] },
  {
    name: 'Tag Manager as a plain script',
    head: `<script async src="https://www.googletagmanager.com/gtm.js?id=${GTM}"></script>`,
    tags: [G()],
  },
  {
    name: 'Tag Manager of an environment',
    head: gtm(GTM, 'dataLayer', 'https://www.googletagmanager.com/gtm.js').replace(
      'i+dl',
      "i+dl+'&gtm_auth=abc&gtm_preview=env-1&gtm_cookies_win=x'",
    ),
    tags: [G()],
  },
  {
    name: 'minified Tag Manager snippet',
    head: js(
      `!function(e,t,a,n){e[n]=e[n]||[],e[n].push({"gtm.start":(new Date).getTime(),event:"gtm.js"});var m=t.getElementsByTagName(a)[0],r=t.createElement(a);r.async=!0,r.src="https://www.googletagmanager.com/gtm.js?id=${GTM}",m.parentNode.insertBefore(r,m)}(window,document,"script","dataLayer");`,
    ),
    tags: [G()],
  },
  {
    name: 'snippet with template strings',
    head: js(
      "const id='G-AAAA111111';const s=document.createElement('script');s.src=`https://www.googletagmanager.com/gtag/js?id=$" +
        '{id}`;document.head.append(s);' +
        start +
        "gtag('config',id)",
    ),
    tags: [T(), C()],
  },
  {
    name: 'data layer before the container',
    head: js("dataLayer=[{pageType:'home'}];") + gtm(),
    tags: ['data-layer - load', G()],
    lacks: ['data-layer-replaced'],
  },
  // Comments, strings, and other text that is not a tag.
  { name: 'HTML comment', head: `<!-- ${gtag()} ${gtm()} -->`, tags: [] },
  { name: 'conditional comment', head: `<!--[if IE]>${gtag()}<![endif]-->`, tags: [] },
  { name: 'line comment in a script', head: js(`// gtag('config','${A}')\nvar x=1`), tags: [] },
  { name: 'block comment in a script', head: js(`/* ${start}${config(A)} */`), tags: [] },
  { name: 'a string with a command', head: js(`var help="gtag('config','${A}')"`), tags: [] },
  {
    name: 'a string with the URL of the file',
    head: js(`console.log('https://www.googletagmanager.com/gtag/js?id=${A}')`),
    tags: [],
  },
  {
    name: 'a template string with a snippet',
    head: js(`const docs=\`<script async src="https://www.googletagmanager.com/gtag/js?id=${A}"><\\/script>\``),
    tags: [],
  },
  { name: 'a regular expression', head: js(`var r=/gtag('config','${A}')/.test(x)`), tags: [] },
  {
    name: 'JSON with a snippet',
    head: js(JSON.stringify({ a: `gtag('config','${A}')` }), 'type="application/json"'),
    tags: [],
  },
  {
    name: 'JSON-LD with an id',
    head: js(`{"@context":"https://schema.org","name":"${A}"}`, 'type="application/ld+json"'),
    tags: [],
  },
  { name: 'text in a pre element', body: `<pre>&lt;script&gt;gtag('config','${A}')&lt;/script&gt;</pre>`, tags: [] },
  { name: 'a textarea with a snippet', body: `<textarea>${gtag()}</textarea>`, tags: [] },
  { name: 'a template element', body: `<template>${gtag()}</template>`, tags: [] },
  {
    name: 'preload and preconnect are no tags',
    head: `<link rel="preconnect" href="https://www.googletagmanager.com"><link rel="preload" as="script" href="https://www.googletagmanager.com/gtag/js?id=${A}">`,
    tags: [],
  },
  {
    name: 'a link to Tag Manager',
    body: `<a href="https://www.googletagmanager.com/gtm.js?id=${GTM}">x</a>`,
    tags: [],
  },
  { name: 'code that cannot be reached', head: js(`${start}if(false){${config(A)}}`), tags: [] },
  { name: 'code after return', head: js(`${start}(function(){return;${config(A)}})()`), tags: [] },
  {
    name: 'innerHTML runs no scripts',
    body: js(`document.body.innerHTML='<script src="https://www.googletagmanager.com/gtag/js?id=${A}"><\\/script>'`),
    tags: [],
  },
  { name: 'a method of another object', head: js(`tracker.gtag('config','${A}')`), tags: [] },
  {
    name: 'syntax error',
    head: file(A) + js(`${start}gtag(‘config’,‘${A}’)`),
    tags: [T()],
    has: ['syntax-error', 'missing-config'],
  },
  {
    name: 'code in a script with src',
    head: `<script async src="https://www.googletagmanager.com/gtag/js?id=${A}">${start}${config(A)}</script>`,
    tags: [T()],
    has: ['content-with-src'],
  },
  // Duplicates.
  { name: 'GA4 configured twice', head: gtag() + js(config(A)), tags: [T(), C(), C()], has: ['duplicate-config'] },
  {
    name: 'the whole snippet twice',
    head: gtag() + gtag(),
    tags: [T(), C(), T(), C()],
    has: ['duplicate-config', 'duplicate-loader'],
  },
  {
    name: 'same id in another case',
    head: gtag() + js(config(A.toLowerCase())),
    tags: [T(), C(), C(A.toLowerCase())],
    has: ['duplicate-config'],
  },
  {
    name: 'twice, but one sends no page view',
    head: file(A) + js(start + config(A) + config(A, ',{send_page_view:false}')),
    tags: [T(), C(), C()],
    lacks: ['duplicate-config'],
  },
  {
    name: 'either branch of a condition',
    head: file(A) + js(`${start}if(location.host==='x'){${config(A)}}else{${config(A, ',{debug_mode:true}')}}`),
    tags: [T(), C(), C()],
    lacks: ['duplicate-config'],
  },
  {
    name: 'two properties',
    head: file(A) + js(start + config(A) + config(B)),
    tags: [T(), C(), C(B)],
    has: ['several-properties'],
    lacks: ['duplicate-config'],
  },
  { name: 'the container twice', head: gtm() + gtm(), tags: [G(), G()], has: ['duplicate-container'] },
  {
    name: 'two containers',
    head: gtm() + gtm('GTM-WXYZ789'),
    tags: [G(), G('GTM-WXYZ789')],
    has: ['several-containers'],
    lacks: ['duplicate-container'],
  },
  { name: 'container and direct tag', head: gtm() + gtag(), tags: [G(), T(), C()], has: ['container-and-tag'] },
  {
    name: 'a comment is no duplicate',
    head: `${gtag()}<!-- ${gtag()} -->`,
    tags: [T(), C()],
    lacks: ['duplicate-config', 'duplicate-loader'],
  },
  {
    name: 'ids from a list',
    head: file(A) + js(`${start}['${A}','${B}'].forEach(function(id){gtag('config',id)})`),
    tags: [T(), C(), C(B)],
    has: ['several-properties'],
  },
  // Frames.
  { name: 'frame in the head', head: gtm() + frame(), tags: [G(), N()], has: ['frame-in-head'] },
  {
    name: 'frame of another container',
    head: gtm(),
    body: frame('GTM-OTHER99'),
    tags: [G(), N('GTM-OTHER99')],
    has: ['frame-of-other-container'],
  },
  {
    name: 'frame without noscript',
    head: gtm(),
    body: `<iframe src="https://www.googletagmanager.com/ns.html?id=${GTM}"></iframe>`,
    tags: [G(), N()],
    has: ['frame-outside-noscript'],
  },
  { name: 'frame without a script', body: frame(), tags: [N()], has: ['frame-without-container'] },
  { name: 'container in the body', body: frame() + gtm(), tags: [N(), G()], has: ['container-in-body'] },
  {
    name: 'frame from a path of the site',
    head: gtm(),
    body: frame(GTM, ''),
    tags: [G(), N()],
    isServerSide: true,
    lacks: ['frame-without-container'],
  },
  // Consent.
  {
    name: 'consent v2 in order',
    head: js(define + v2) + file(A) + js(`gtag('js',new Date());${config(A)}`),
    tags: [D, T(), C()],
    consent: 'v2',
    isFirst: true,
    lacks: ['consent-v1', 'late-consent', 'no-consent-default'],
  },
  {
    name: 'consent v1',
    head: js(define + v1) + file(A) + js(config(A)),
    tags: [D, T(), C()],
    consent: 'v1',
    isFirst: true,
    has: ['consent-v1'],
  },
  {
    name: 'consent after the configuration',
    head: file(A) + js(start + config(A) + v2),
    tags: [T(), C(), D],
    consent: 'v2',
    isFirst: false,
    has: ['late-consent'],
  },
  {
    name: 'consent after the container',
    head: gtm() + js(define + v2),
    tags: [G(), D],
    consent: 'v2',
    isFirst: false,
    has: ['late-consent'],
  },
  {
    name: 'consent before the container',
    head: js(define + v2) + gtm(),
    tags: [D, G()],
    consent: 'v2',
    isFirst: true,
    lacks: ['late-consent'],
  },
  {
    name: 'consent after the file, before the configuration',
    head: file(A) + js(define + v2 + config(A)),
    tags: [T(), D, C()],
    consent: 'v2',
    isFirst: true,
  },
  {
    name: 'consent after load',
    head: gtag() + js(`window.addEventListener('load',function(){${v2}})`),
    tags: [T(), C(), 'consent-default - after-load'],
    consent: 'v2',
    isFirst: false,
    has: ['late-consent'],
  },
  {
    name: 'defaults by region',
    head:
      js(
        `${define}gtag('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'denied',region:['AT','DE']});gtag('consent','default',{ad_storage:'granted',ad_user_data:'granted',ad_personalization:'granted',analytics_storage:'granted'});`,
      ) + gtm(),
    tags: [D, D, G()],
    consent: 'v2',
    isFirst: true,
  },
  {
    name: 'v2 in two commands',
    head: js(`${define}${v1}gtag('consent','default',{ad_user_data:'denied',ad_personalization:'denied'});`) + gtm(),
    tags: [D, D, G()],
    consent: 'v2',
    lacks: ['consent-v1'],
  },
  {
    name: 'update on a click',
    head: js(define + v2) + gtm() + js("function agree(){gtag('consent','update',{ad_storage:'granted'})}"),
    body: '<button onclick="agree()">OK</button>',
    tags: [D, G(), 'consent-update - on-event'],
    consent: 'v2',
    lacks: ['no-consent-update'],
  },
  { name: 'no update', head: js(define + v2) + gtm(), tags: [D, G()], consent: 'v2', has: ['no-consent-update'] },
  {
    name: 'state from a variable',
    head: js(`${define}gtag('consent','default',window.consentState);`) + gtm(),
    tags: [D, G()],
    consent: 'unknown',
    lacks: ['consent-v1'],
  },
  {
    name: 'state from a constant',
    head:
      js(
        `${define}const state={ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'denied'};gtag('consent','default',state);`,
      ) + gtm(),
    tags: [D, G()],
    consent: 'v2',
  },
  {
    name: 'consent as an array',
    head:
      js("window.dataLayer=window.dataLayer||[];dataLayer.push(['consent','default',{ad_storage:'denied'}]);") + gtm(),
    tags: ['consent-malformed - load', G()],
    consent: 'none',
    has: ['malformed-consent', 'no-consent-default'],
  },
  {
    name: 'consent as separate texts',
    head:
      js("window.dataLayer=window.dataLayer||[];dataLayer.push('consent','default',{ad_storage:'denied'});") + gtm(),
    tags: ['consent-malformed - load', G()],
    consent: 'none',
    has: ['malformed-consent'],
  },
  {
    name: 'gtag with rest parameters',
    head: file(A) + js(`window.dataLayer=window.dataLayer||[];const gtag=(...args)=>dataLayer.push(args);${config(A)}`),
    tags: [T(), C()],
    has: ['array-commands'],
  },
  {
    name: 'misspelled type',
    head:
      js(
        `${define}gtag('consent','default',{ad_storage:'denied',analytics_storage:'denied',ad_userdata:'denied',ad_personalization:'denied'});`,
      ) + gtm(),
    tags: [D, G()],
    consent: 'v1',
    has: ['unknown-consent-type', 'consent-v1'],
  },
  {
    name: 'wrong value',
    head: js(define + v2.replace("ad_storage:'denied'", "ad_storage:'deny'")) + gtm(),
    tags: [D, G()],
    consent: 'v2',
    has: ['wrong-consent-value'],
  },
  {
    name: 'consent in a comment',
    head: `${js(`${define}/*${v2}*/`)}${gtm()}`,
    tags: [G()],
    consent: 'none',
    has: ['no-consent-default'],
  },
  {
    name: 'a consent platform',
    head: `<script id="Cookiebot" src="https://consent.cookiebot.com/uc.js" data-cbid="x"></script>${gtm()}`,
    tags: [G()],
    consent: 'none',
    has: ['no-consent-default'],
  },
  {
    name: 'blocked until consent',
    head: `<script type="text/plain" data-cookieconsent="statistics" async src="https://www.googletagmanager.com/gtag/js?id=${A}"></script>${js(start + config(A), 'type="text/plain" data-cookieconsent="statistics"')}`,
    tags: [`google-tag ${A} on-event`, C(A, 'on-event')],
  },
  {
    name: 'text/plain that nothing releases',
    head: js(start + config(A), 'type="text/plain"'),
    tags: [C(A, 'never')],
    lacks: ['missing-loader'],
  },
  // Server-side tagging.
  {
    name: 'container from a host of its own',
    head: gtm(GTM, 'dataLayer', 'https://sst.shop.example/gtm.js'),
    body: frame(GTM, 'https://sst.shop.example'),
    tags: [G(), N()],
    isServerSide: true,
  },
  {
    name: 'container from a path of its own',
    head: gtm(GTM, 'dataLayer', 'https://sst.shop.example/k3vjq.js').replace("?id='+i+dl", "?st=abc'+dl"),
    tags: [G()],
    isServerSide: true,
  },
  {
    name: 'Google tag from a path of the site',
    head: file(A, 'async', '/metrics') + js(start + config(A)),
    tags: [T(), C()],
    isServerSide: true,
  },
  {
    name: 'server container in the configuration',
    head: file(A) + js(start + config(A, ",{server_container_url:'https://sst.shop.example'}")),
    tags: [T(), C()],
    isServerSide: true,
  },
  {
    name: 'transport_url',
    head: file(A) + js(start + config(A, ",{transport_url:'https://sst.shop.example',first_party_collection:true}")),
    tags: [T(), C()],
    isServerSide: true,
  },
  { name: 'a container of Google is not server-side', head: gtm(), tags: [G()], isServerSide: false },
  // When it runs.
  {
    name: 'after a timeout',
    head:
      js(start) +
      js(
        `setTimeout(function(){var s=document.createElement('script');s.src='https://www.googletagmanager.com/gtag/js?id=${A}';document.head.appendChild(s);${config(A)}},3000)`,
      ),
    tags: [`google-tag ${A} after-load`, C(A, 'after-load')],
  },
  {
    name: 'on the first scroll',
    head: js(
      `${start}window.addEventListener('scroll',load,{once:true});function load(){var s=document.createElement('script');s.src='https://www.googletagmanager.com/gtag/js?id=${A}';document.head.appendChild(s);${config(A)}}`,
    ),
    tags: [`google-tag ${A} on-event`, C(A, 'on-event')],
  },
  {
    name: 'in a function that is called',
    head: file(A) + js(`${start}function init(id){gtag('config',id)}init('${A}')`),
    tags: [T(), C()],
  },
  {
    name: 'in a function that nothing calls',
    head: file(A) + js(`${start}function init(){${config(A)}}`),
    tags: [T(), C(A, 'on-event')],
  },
  {
    name: 'in an object of functions',
    head: file(A) + js(`${start}var app={id:'${A}',init:function(){gtag('config',app.id)}};app.init()`),
    tags: [T(), C()],
  },
  {
    name: 'an event on a click',
    head: gtag(),
    body: `<a href="/" onclick="gtag('event','sign_up');return true">x</a>`,
    tags: [T(), C(), 'event - on-event'],
  },
  {
    name: 'a conversion',
    head: gtag(AW) + js(`gtag('event','conversion',{send_to:'${AW}/xyz'})`),
    tags: [T(AW), C(AW), `conversion ${AW}/xyz load`],
  },
  {
    name: 'gtag under another name',
    head:
      file(A) +
      js(`window.dataLayer=window.dataLayer||[];function track(){dataLayer.push(arguments)}track('config','${A}')`),
    tags: [T(), C()],
  },
  {
    name: 'window.gtag',
    head:
      file(A) +
      js(
        `window.dataLayer=window.dataLayer||[];window.gtag=function(){window.dataLayer.push(arguments)};window.gtag('config','${A}')`,
      ),
    tags: [T(), C()],
  },
  {
    name: 'document.write',
    head: js(
      `document.write('<scr'+'ipt src="https://www.googletagmanager.com/gtag/js?id=${A}"></scr'+'ipt>');${start}${config(A)}`,
    ),
    tags: [T(), C()],
  },
  {
    name: 'a loader function of another file',
    head: js(`loadScript('https://www.googletagmanager.com/gtag/js?id=${A}');${start}${config(A)}`),
    tags: [T(), C()],
  },
  {
    name: 'delayed by an optimizer',
    head: `<script type="rocketlazyloadscript" data-rocket-src="https://www.googletagmanager.com/gtag/js?id=${A}"></script>${js(start + config(A), 'type="rocketlazyloadscript"')}`,
    tags: [`google-tag ${A} on-event`, C(A, 'on-event')],
  },
  { name: 'a module', head: file(A) + js(`${start}${config(A)}export {}`, 'type="module"'), tags: [T(), C()] },
  // Retired and other tags.
  {
    name: 'analytics.js',
    head: js(
      "(function(i,s,o,g,r,a,m){i['GoogleAnalyticsObject']=r;i[r]=i[r]||function(){(i[r].q=i[r].q||[]).push(arguments)},i[r].l=1*new Date();a=s.createElement(o),m=s.getElementsByTagName(o)[0];a.async=1;a.src=g;m.parentNode.insertBefore(a,m)})(window,document,'script','https://www.google-analytics.com/analytics.js','ga');ga('create','UA-12345-1','auto');ga('send','pageview');",
    ),
    tags: ['analytics-js - load', 'universal-analytics UA-12345-1 load'],
    has: ['universal-analytics'],
  },
  {
    name: 'ga.js',
    head: js(
      "var _gaq=_gaq||[];_gaq.push(['_setAccount','UA-12345-1']);(function(){var ga=document.createElement('script');ga.async=true;ga.src=('https:'==document.location.protocol?'https://ssl':'http://www')+'.google-analytics.com/ga.js';document.head.appendChild(ga)})();",
    ),
    tags: ['universal-analytics UA-12345-1 load', 'ga-js - load'],
    has: ['universal-analytics'],
  },
  {
    name: 'UA through gtag',
    head: gtag('UA-12345-1'),
    tags: [T('UA-12345-1'), C('UA-12345-1')],
    has: ['universal-analytics'],
  },
  {
    name: 'Optimize',
    head: '<script src="https://www.googleoptimize.com/optimize.js?id=OPT-ABC123"></script>',
    tags: ['optimize OPT-ABC123 load'],
    has: ['optimize'],
  },
  {
    name: 'Ads pixel in noscript',
    body: '<noscript><img src="//www.googleadservices.com/pagead/conversion/987654321/?label=x&amp;guid=ON"></noscript>',
    tags: ['ads-pixel AW-987654321 load'],
  },
  {
    name: 'AdSense and publisher tag',
    head: '<script async src="https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1234567890"></script><script async src="https://securepubads.g.doubleclick.net/tag/js/gpt.js"></script>',
    tags: ['adsense ca-pub-1234567890 load', 'publisher-tag - load'],
  },
  {
    name: 'placeholder',
    head: gtag('G-XXXXXXXXXX'),
    tags: [T('G-XXXXXXXXXX'), C('G-XXXXXXXXXX')],
    has: ['placeholder-id'],
  },
  { name: 'configuration without a file', head: js(start + config(A)), tags: [C()], has: ['missing-loader'] },
  { name: 'file without a configuration', head: file(A), tags: [T()], has: ['missing-config'] },
  {
    name: 'data layer replaced after the container',
    head: gtm() + js('dataLayer=[{a:1}]'),
    tags: [G(), 'data-layer - load'],
    has: ['data-layer-replaced'],
  },
  {
    name: 'events in the data layer',
    head: gtm(),
    body: js("dataLayer.push({event:'purchase',ecommerce:{value:1}})"),
    tags: [G(), 'data-layer-push - load'],
  },
]

/** Returns the HTML of a fixture. */
export const pageOfFixture = ({ head = '', body = '' }: Fixture) =>
  `<!doctype html>\n<html lang="en"><head><title>T</title>\n${head}</head>\n<body>${body}</body></html>`
