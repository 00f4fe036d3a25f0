import type { GalleryBlock } from '#engine/tool/blocks.ts'
import { ReportBlock } from './block-parts.tsx'
import { useReport } from './context.tsx'

/** Renders images in columns, each with its badges. A stored report has no files, so it only lists names. */
export function Gallery({ title, note, images }: GalleryBlock) {
  const { fileUrls } = useReport()
  return (
    <ReportBlock title={title}>
      {note && <p className="block-note">{note}</p>}
      <ul className="report-gallery plain">
        {images.map(({ file, alt, caption, width, height, badges }) => (
          <li key={file}>
            <figure>
              {fileUrls[file] ? (
                <img src={fileUrls[file]} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
              ) : (
                <p className="image-missing">{file} is not kept with this report.</p>
              )}
              <figcaption>
                <span className="mono">{file}</span>
                <span className="data">{caption}</span>
                {badges.map(({ label, severity }) => (
                  <span key={label} className={`status is-${severity}`}>
                    {label}
                  </span>
                ))}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </ReportBlock>
  )
}
