/**
 * Domains most of whose links are technical: content delivery networks, fonts, analytics, tag managers, consent and
 * embed services, and URL shorteners. Registrable domains, lower case.
 */
export const hubs: ReadonlySet<string> = new Set([
  // Content delivery and hosting of files
  ...['googleapis.com', 'gstatic.com', 'googleusercontent.com', 'ggpht.com', 'ytimg.com', 'cloudflare.com'],
  ...['cloudfront.net', 'amazonaws.com', 'akamaihd.net', 'akamaized.net', 'fastly.net', 'jsdelivr.net', 'unpkg.com'],
  ...[
    'bootstrapcdn.com',
    'jquery.com',
    'fbcdn.net',
    'twimg.com',
    'wp.com',
    'azureedge.net',
    'windows.net',
    'b-cdn.net',
  ],
  ...[
    'staticflickr.com',
    'imgur.com',
    'licdn.com',
    'pinimg.com',
    'shopifycdn.com',
    'parastorage.com',
    'website-files.com',
  ],
  ...[
    'squarespace-cdn.com',
    'kxcdn.com',
    'stackpathcdn.com',
    'cdninstagram.com',
    'rawgit.com',
    'githubusercontent.com',
  ],
  // Fonts and icons
  ...['typekit.net', 'fontawesome.com', 'fonts.net', 'typography.com'],
  // Analytics, advertising, tags, consent
  ...[
    'googletagmanager.com',
    'google-analytics.com',
    'googlesyndication.com',
    'doubleclick.net',
    'googleadservices.com',
  ],
  ...['hotjar.com', 'segment.com', 'mixpanel.com', 'newrelic.com', 'nr-data.net', 'clarity.ms', 'optimizely.com'],
  ...['statcounter.com', 'histats.com', 'scorecardresearch.com', 'quantserve.com', 'addthis.com', 'sharethis.com'],
  ...[
    'addtoany.com',
    'cookielaw.org',
    'onetrust.com',
    'cookiebot.com',
    'cookieyes.com',
    'usercentrics.eu',
    'iubenda.com',
  ],
  ...[
    'hs-scripts.com',
    'hsforms.net',
    'gravatar.com',
    'recaptcha.net',
    'hcaptcha.com',
    'schema.org',
    'w3.org',
    'gmpg.org',
  ],
  ...['purl.org', 'ogp.me', 'xmlns.com'],
  // Shorteners
  ...[
    'bit.ly',
    'goo.gl',
    't.co',
    'tinyurl.com',
    'ow.ly',
    'is.gd',
    'buff.ly',
    'lnkd.in',
    'youtu.be',
    'fb.me',
    'amzn.to',
  ],
  ...['wa.me', 't.me', 'cutt.ly', 'rebrand.ly', 'linktr.ee', 'dlvr.it', 'ift.tt', 'tr.ee', 'shorturl.at'],
])
