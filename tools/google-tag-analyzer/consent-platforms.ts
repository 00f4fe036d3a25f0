/** Consent platforms by the host of their script. */
const platforms: [pattern: RegExp, name: string][] = [
  [/consent\.cookiebot\.(?:com|eu)/, 'Cookiebot'],
  [/cdn\.cookielaw\.org|cookie-cdn\.cookiepro\.com|otSDKStub/, 'OneTrust'],
  [/app\.usercentrics\.eu|web\.cmp\.usercentrics\.eu|privacy-proxy\.usercentrics\.eu/, 'Usercentrics'],
  [/sdk\.privacy-center\.org/, 'Didomi'],
  [/(?:cdn|cs)\.iubenda\.com/, 'iubenda'],
  [/cdn-cookieyes\.com|app\.cookieyes\.com/, 'CookieYes'],
  [/app\.termly\.io/, 'Termly'],
  [/cmp\.osano\.com/, 'Osano'],
  [/consent\.trustarc\.com/, 'TrustArc'],
  [/cmp\.quantcast\.com|quantcast\.mgr\.consensu\.org|cmp\.inmobi\.com/, 'InMobi Choice (Quantcast)'],
  [/cdn\.privacy-mgmt\.com|sourcepoint\.mgr\.consensu\.org/, 'Sourcepoint'],
  [/fundingchoicesmessages\.google\.com/, 'Google Privacy & messaging'],
  [/cdn\.consentmanager\.net|delivery\.consentmanager\.net/, 'consentmanager'],
  [/complianz-gdpr/, 'Complianz'],
  [/cookie-script\.com/, 'CookieScript'],
  [/cdn\.cookiehub\.(?:eu|net)/, 'CookieHub'],
  [/static\.axept\.io/, 'Axeptio'],
  [/tarteaucitron(?:\.min)?\.js/, 'tarteaucitron'],
  [/klaro(?:\.min)?\.js|cdn\.kiprotect\.com\/klaro/, 'Klaro'],
  [/borlabs-cookie/, 'Borlabs Cookie'],
]

/** Returns the consent platform that a URL or script loads; undefined if none is known. */
export const consentPlatformOf = (text: string): string | undefined =>
  text.length > 0 ? platforms.find(([pattern]) => pattern.test(text))?.[1] : undefined
