import { useEffect, useState } from 'react'
import { withCommas } from '#engine/text/numbers.ts'
import type { ImageBlock } from '#engine/tool/blocks.ts'
import { formatBytes } from '#site/ui/charts/figures.ts'
import { ReportBlock, SaveButton } from './block-parts.tsx'
import { type SavedFile, useIsLive, useReport } from './context.tsx'
import { ImagePicker } from './image-picker.tsx'
import { ImageViewer } from './image-viewer.tsx'
import { OwnImageSettings } from './own-image-settings.tsx'

/** Images of a group that are shown without JavaScript; all of them are in the list of files. */
const SHOWN_STILL = 3

type SavedFileOf = (name: string) => SavedFile | undefined

/** Renders the images of a group one at a time; without JavaScript, the first ones below each other. */
export function Pictures({ blocks, savedFile }: { blocks: [ImageBlock, ...ImageBlock[]]; savedFile: SavedFileOf }) {
  const [chosen, setChosen] = useState(0)
  const isLive = useIsLive()
  const [first] = blocks
  if (!isLive)
    return blocks
      .slice(0, SHOWN_STILL)
      .map((block) => <Picture key={block.file} {...block} saved={savedFile(block.file)} />)
  const at = Math.min(chosen, blocks.length - 1)
  const shown = blocks[at] ?? first
  const title = blocks.length > 1 && first.group ? first.group : shown.title
  return (
    <Picture {...shown} heading={title} saved={savedFile(shown.file)}>
      {blocks.length > 1 && <ImagePicker names={blocks.map(({ title }) => title)} chosen={at} choose={setChosen} />}
    </Picture>
  )
}

type PictureProps = ImageBlock & { heading?: string; saved?: SavedFile | undefined; children?: React.ReactNode }

/**
 * Renders an image to zoom into, or two of the same size with a slider to compare them; side by side without
 * JavaScript.
 */
export function Picture({ heading, saved, children, ...block }: PictureProps) {
  const { title, alt, file, caption, width, height, own, group } = block
  const { fileUrls, save } = useReport()
  const isLive = useIsLive()
  const url = fileUrls[file]
  const beforeUrl = useBefore(block)
  // In a group, the summary and the list of files contain it.
  const size = saved && !group && formatBytes(saved.content.length)
  const shape = { width, height }
  return (
    <ReportBlock
      title={heading ?? title}
      note={
        <span className="data">
          {withCommas(width)} × {withCommas(height)} px{size && `, ${size}`}
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
      {children}
      <figure className="picture">
        {!url && <p className="image-missing">{file} is not kept with this report.</p>}
        {url && isLive && <ImageViewer key={title} src={url} before={beforeUrl} alt={alt} {...shape} />}
        {url && !isLive && !beforeUrl && <img src={url} alt={alt} {...shape} />}
        {url && !isLive && beforeUrl && (
          <div className="side-by-side">
            <Labeled label="Before" src={beforeUrl} alt={alt} {...shape} />
            <Labeled label="After" src={url} alt={alt} {...shape} />
          </div>
        )}
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
      {isLive && own && <OwnImageSettings key={own.name} {...own} />}
    </ReportBlock>
  )
}

/** Returns the URL of the original, from the envelope or else from the file in the form. */
function useBefore({ before, beforeInput }: ImageBlock): string | undefined {
  const { fileUrls, input } = useReport()
  const kept = before === undefined ? undefined : fileUrls[before]
  const files = beforeInput && !kept ? input[beforeInput.field] : undefined
  const file = Array.isArray(files)
    ? (files as File[]).find(({ name, size }) => name === beforeInput?.name && size === beforeInput.size)
    : undefined
  const [made, setMade] = useState<string>()
  useEffect(() => {
    if (!file) return setMade(undefined)
    const url = URL.createObjectURL(file)
    setMade(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return kept ?? made
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
