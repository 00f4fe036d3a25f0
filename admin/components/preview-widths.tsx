import { PreviewFrames } from './preview-frames.tsx'

type Opened = {
  initPageResult: { collectionConfig?: { slug: string }; globalConfig?: { slug: string }; docID?: number | string }
}

/** Renders the newest draft of a document or a global at three widths, side by side. */
export function PreviewWidths({ initPageResult: { collectionConfig, globalConfig, docID } }: Opened) {
  const url = globalConfig ? `/preview/${globalConfig.slug}` : `/preview/${collectionConfig?.slug}/${docID}`
  return (
    <section className="preview-widths" aria-label="The draft at three widths">
      <PreviewFrames url={url} />
    </section>
  )
}
