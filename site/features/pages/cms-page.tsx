import { RichText, type RichTextProps } from '#site/ui/rich-text/rich-text.tsx'

export type CmsPageProps = {
  title: string
  updated?: { iso: string; text: string }
  texts: Pick<RichTextProps, 'body' | 'resolve' | 'images'>[]
}

export function CmsPage({ title, updated, texts }: CmsPageProps) {
  return (
    <article className="page cms-page">
      <header>
        <h1>{title}</h1>
        {updated && (
          <p className="data">
            Last updated <time dateTime={updated.iso}>{updated.text}</time>
          </p>
        )}
      </header>
      <div className="prose">
        {texts.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a finished page never move
          <RichText key={at} {...text} />
        ))}
      </div>
    </article>
  )
}
