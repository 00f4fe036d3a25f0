/** A video that a text shows: on a platform, in a frame after a click; or a file, in the browser's own player. */
export type VideoSource =
  | {
      kind: 'frame'
      platform: string /** What the frame loads. */
      frameUrl: string /** Where the video has its own page. */
      pageUrl: string
    }
  | { kind: 'file'; fileUrl: string; type: string }

const YOUTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com']
const VIMEO_HOSTS = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']
/**
 * A file of this site, also for a browser, which reads a backslash as a slash: `/\\cdn.example` would be another host.
 */
const OWN_PATH = /^\/(?![/\\])/
/** Names and addresses. A URL allows more in its host, such as `;` and `*`, which mean something in a policy. */
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/
const FILE_TYPES: Record<string, string> = { mp4: 'video/mp4', m4v: 'video/mp4', webm: 'video/webm' }

/**
 * Returns what to show of a video URL; undefined if it is none. The frame of YouTube is the one without cookies, and
 * that of Vimeo does not track.
 * @param url a video on YouTube or Vimeo, or an MP4 or WebM file of this site (`/videos/tour.mp4`) or another one
 * @example videoSource('https://youtu.be/dQw4w9WgXcQ?t=42')
 */
export function videoSource(url: string): VideoSource | undefined {
  const text = url.trim()
  if (OWN_PATH.test(text)) return fileOf(text, text.split(/[?#]/, 1)[0] ?? '')
  const parsed = URL.parse(text)
  if (parsed?.protocol !== 'https:' || parsed.username || parsed.password || parsed.port) return undefined
  if (!HOST.test(parsed.hostname)) return undefined
  if (YOUTUBE_HOSTS.includes(parsed.hostname)) return youtube(parsed)
  if (VIMEO_HOSTS.includes(parsed.hostname)) return vimeo(parsed)
  return fileOf(parsed.href, parsed.pathname)
}

/** Returns the origin that a page must allow to show a video; undefined for a file of the site itself. */
export function originOfVideo(source: VideoSource): string | undefined {
  return URL.parse(source.kind === 'frame' ? source.frameUrl : source.fileUrl)?.origin
}

/** Source: the parameters of YouTube's embedded player, https://developers.google.com/youtube/player_parameters */
function youtube({ hostname, pathname, searchParams }: URL): VideoSource | undefined {
  const id =
    hostname === 'youtu.be'
      ? pathname.slice(1)
      : (/^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1] ?? searchParams.get('v') ?? '')
  if (!/^[\w-]{11}$/.test(id)) return undefined
  const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '')
  return {
    kind: 'frame',
    platform: 'YouTube',
    frameUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`,
    pageUrl: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
  }
}

/** An unlisted video has a second, secret part: `vimeo.com/76979871/8272103f6e`. */
function vimeo({ pathname, searchParams }: URL): VideoSource | undefined {
  const [, id, secret = searchParams.get('h')] =
    /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? []
  if (!id || (secret && !/^[\da-f]+$/.test(secret))) return undefined
  return {
    kind: 'frame',
    platform: 'Vimeo',
    frameUrl: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${secret ? `&h=${secret}` : ''}`,
    pageUrl: `https://vimeo.com/${id}${secret ? `/${secret}` : ''}`,
  }
}

function fileOf(fileUrl: string, path: string): VideoSource | undefined {
  const type = FILE_TYPES[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '']
  return type ? { kind: 'file', fileUrl, type } : undefined
}

/** @example secondsOf('1m30s') // 90 */
function secondsOf(time: string) {
  const [all, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? []
  return all ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : 0
}
