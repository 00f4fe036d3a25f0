import type { VideoSource } from '#engine/article-blocks/video-source.ts'
import { Picture } from '../images/picture.tsx'
import { withImageOptions } from '../images/reference.ts'
import { Icon } from '../parts/icon.tsx'

export type VideoProps = {
  source: VideoSource
  title: string
  poster?: Picture | undefined
  caption: string
  transcript: string
}

const SIZE = { width: 1280, height: 720 }
/** The image service crops to 16:10; the style of the page crops the rest. */
const POSTER: [number, number] = [1280, 800]
const SIZES = '(min-width: 46rem) 42rem, 92vw'
const POSTER_WIDTH = 1200

/** Renders a video of which nothing but its poster is loaded before a click. Without scripts, it is a link. */
export function Video({ source, title, poster, caption, transcript }: VideoProps) {
  return (
    <>
      <figure className="video">
        {source.kind === 'file' ? (
          <VideoFile source={source} title={title} poster={poster} />
        ) : (
          <VideoLink source={source} title={title} poster={poster} />
        )}
        {(caption || source.kind === 'frame') && (
          <figcaption>
            {caption && <span>{caption}</span>}
            {source.kind === 'frame' && (
              <span>Plays from {source.platform}, which may then set cookies. Nothing loads before you click.</span>
            )}
          </figcaption>
        )}
      </figure>
      {transcript && (
        <details className="article-more">
          <summary>
            Transcript<span className="visually-hidden"> of {title}</span>
          </summary>
          {transcript.split(/\n\s*\n/).map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a finished text never move
            <p key={at}>{part.trim()}</p>
          ))}
        </details>
      )}
    </>
  )
}

type FrameProps = Pick<VideoProps, 'title' | 'poster'> & { source: Extract<VideoSource, { kind: 'frame' }> }

/** `video.client.ts` replaces the link by the player. */
function VideoLink({ source, title, poster }: FrameProps) {
  return (
    <a className="video-link" href={source.pageUrl} rel="noopener" data-video={source.frameUrl} data-title={title}>
      <Picture {...(poster ? { picture: poster } : {})} fallbackWords={title} ratio={POSTER} sizes={SIZES} decorative />
      <span className="video-play">
        <Icon name="play" />
        <span>
          <span className="visually-hidden">Play video: </span>
          {title}
        </span>
      </span>
    </a>
  )
}

type FileProps = Pick<VideoProps, 'title' | 'poster'> & { source: Extract<VideoSource, { kind: 'file' }> }

function VideoFile({ source, title, poster }: FileProps) {
  return (
    <video
      controls
      preload="none"
      playsInline
      aria-label={title}
      {...SIZE}
      poster={poster?.src ? withImageOptions(poster.src, { w: POSTER_WIDTH, fit: 'max', auto: 'format' }) : undefined}
    >
      <source src={source.fileUrl} type={source.type} />
      <a href={source.fileUrl}>{title}</a>
    </video>
  )
}
