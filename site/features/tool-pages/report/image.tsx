import { useState } from 'react'
import type { ImageBlock } from '../../../../engine/tool/blocks.ts'
import { ReportBlock, SaveButton } from './block-parts.tsx'
import { formatBytes } from './figures.ts'
import { type SavedFile, useIsLive, useReport } from './report-context.tsx'

/** An image, or two of the same size with a slider to compare them; side by side without JavaScript. */
export function Picture({
  title,
  alt,
  file,
  before,
  caption,
  width,
  height,
  saved,
}: ImageBlock & { saved?: SavedFile | undefined }) {
  const { fileUrls, save } = useReport()
  const isLive = useIsLive()
  const [url, beforeUrl] = [fileUrls[file], before === undefined ? undefined : fileUrls[before]]
  const size = saved && formatBytes(saved.content.length)
  const shape = { width, height }
  return (
    <ReportBlock
      title={title}
      note={
        <span className="data">
          {width.toLocaleString('en-US')} × {height.toLocaleString('en-US')} px{size && `, ${size}`}
        </span>
      }
      actions={
        saved && save ? (
          <SaveButton label="Save" file={() => saved} />
        ) : (
          url && (
            <a className="control" href={url} download={file}>
              Save
            </a>
          )
        )
      }
    >
      <figure className="picture">
        {!url && <p className="image-missing">{file} is not kept with this report.</p>}
        {url && !beforeUrl && <img src={url} alt={alt} {...shape} />}
        {url && beforeUrl && isLive && <Compared before={beforeUrl} after={url} alt={alt} {...shape} />}
        {url && beforeUrl && !isLive && (
          <div className="side-by-side">
            <Labeled label="Before" src={beforeUrl} alt={alt} {...shape} />
            <Labeled label="After" src={url} alt={alt} {...shape} />
          </div>
        )}
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    </ReportBlock>
  )
}

type Shape = { width: number; height: number; alt: string }

function Labeled({ label, src, alt, ...shape }: Shape & { label: string; src: string }) {
  return (
    <p>
      <span className="data">{label}</span>
      <img src={src} alt={`${alt}, ${label.toLowerCase()}`} {...shape} />
    </p>
  )
}

/** Both images fill one frame; a native slider moves the edge between them. */
function Compared({ before, after, alt, ...shape }: Shape & { before: string; after: string }) {
  const [share, setShare] = useState(50)
  return (
    <div className="compared" style={{ '--share': share, '--width': shape.width, '--height': shape.height }}>
      <img src={before} alt={`${alt}, before`} {...shape} />
      <img className="is-after" src={after} alt={`${alt}, after`} {...shape} />
      <span className="compared-line" aria-hidden="true" />
      <span className="data is-before-label" aria-hidden="true">
        Before
      </span>
      <span className="data is-after-label" aria-hidden="true">
        After
      </span>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
        aria-label="Where the picture before ends and the one after begins"
        aria-valuetext={`${share} % before`}
      />
    </div>
  )
}
