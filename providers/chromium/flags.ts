type Options = {
  profile: string
  proxyPort: number
  userAgent?: string
  /** Opens a debugging port, besides the pipe. */
  opensPort?: boolean
}

/** Features that would send requests of their own, or show prompts. */
const OFF = [
  'AutofillServerCommunication',
  'CertificateTransparencyComponentUpdater',
  'DialMediaRouteProvider',
  'HttpsUpgrades',
  'InterestFeedContentSuggestions',
  'MediaRouter',
  'OptimizationHints',
  'Translate',
  'WebRtcHideLocalIpsWithMdns',
]

/**
 * Returns the arguments with which Chromium reaches nothing but our proxy: every request goes through it, loopback
 * included; Chromium resolves no name, and UDP (QUIC, WebRTC) is off.
 */
export function chromiumFlags({ profile, proxyPort, userAgent, opensPort = false }: Options): string[] {
  return [
    '--headless',
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    '--dns-over-https-mode=off',
    '--disable-quic',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    `--disable-features=${OFF.join()}`,
    '--disable-background-networking',
    '--disable-client-side-phishing-detection',
    '--disable-component-extensions-with-background-pages',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-domain-reliability',
    '--disable-extensions',
    '--disable-sync',
    '--no-default-browser-check',
    '--no-first-run',
    '--no-pings',
    '--metrics-recording-only',
    '--disable-breakpad',
    '--disable-crash-reporter',
    '--block-new-web-contents',
    '--deny-permission-prompts',
    '--disable-backgrounding-occluded-windows',
    '--disable-background-timer-throttling',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--disable-renderer-backgrounding',
    '--hide-scrollbars',
    '--mute-audio',
    '--password-store=basic',
    '--use-mock-keychain',
    '--js-flags=--max-old-space-size=512',
    `--user-data-dir=${profile}`,
    '--remote-debugging-pipe',
    ...(opensPort ? ['--remote-debugging-port=0'] : []),
    ...(userAgent ? [`--user-agent=${userAgent}`] : []),
    // Chromium does not start its sandbox as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
}
