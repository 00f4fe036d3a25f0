import type { ReactNode } from 'react'
import type { Media } from '#cms/payload-types.ts'
import { readChart, readComparison } from '#engine/article-blocks/pasted-table.ts'
import { videoSource } from '#engine/article-blocks/video-source.ts'
import { idOf } from '#engine/id-of.ts'
import { isRecord } from '#engine/rich-text/nodes.ts'
import { plainText } from '#engine/rich-text/plain-text.ts'
import { CallToAction } from '../ui/article/call-to-action.tsx'
import { Callout, calloutKind } from '../ui/article/callout.tsx'
import { ArticleChart } from '../ui/article/chart.tsx'
import { Comparison } from '../ui/article/comparison.tsx'
import { Figure } from '../ui/article/figure.tsx'
import { Gallery } from '../ui/article/gallery.tsx'
import { CardPicture, LinkCard } from '../ui/article/link-card.tsx'
import { Questions } from '../ui/article/questions.tsx'
import { ArticleQuote } from '../ui/article/quote.tsx'
import { Steps } from '../ui/article/steps.tsx'
import { Video } from '../ui/article/video.tsx'
import { type BlockRenderers, RichText } from '../ui/rich-text/rich-text.tsx'
import type { ArticleEmbeds } from './article-embeds.ts'
import { documentPath } from './document-path.ts'
import { pictureOf } from './picture.ts'

type Fields = Record<string, unknown>

type ArticleContext = {
  embeds: ArticleEmbeds
  /** The form of a tool, and the block that shows it. */
  form?: { block: Record<string, unknown>; element: ReactNode } | undefined
}

/** Creates the renderers of an article's blocks. Malformed or deleted content is left out. */
export function articleBlocks({ embeds, form }: ArticleContext): BlockRenderers {
  return {
    callout: (fields) =>
      hasText(fields.text) && (
        <Callout kind={calloutKind(textIn(fields, 'kind'))} title={textIn(fields, 'title')}>
          {shortText(fields.text)}
        </Callout>
      ),
    callToAction: (fields) => (
      <CallToAction
        title={textIn(fields, 'title')}
        text={textIn(fields, 'text')}
        button={textIn(fields, 'buttonLabel')}
        href={textIn(fields, 'buttonHref')}
      />
    ),
    figure: (fields) => {
      const picture = pictureIn(fields, 'image')
      return (
        picture && (
          <Figure
            picture={picture}
            caption={textIn(fields, 'caption')}
            credit={textIn(fields, 'credit')}
            creditUrl={textIn(fields, 'creditUrl')}
            isWide={fields.wide === true}
          />
        )
      )
    },
    gallery: (fields) => {
      const images = rowsOf(fields, 'images').flatMap((row) => {
        const picture = pictureIn(row, 'image')
        return picture ? [{ picture, caption: textIn(row, 'caption') }] : []
      })
      return images.length > 0 && <Gallery images={images} caption={textIn(fields, 'caption')} />
    },
    comparison: (fields) => {
      const { value } = readComparison(textIn(fields, 'table', false))
      return (
        value && (
          <Comparison
            {...value}
            title={textIn(fields, 'title')}
            highlight={textIn(fields, 'highlight')}
            note={textIn(fields, 'note')}
          />
        )
      )
    },
    chart: (fields) => {
      const { value } = readChart(textIn(fields, 'data', false))
      return (
        value && (
          <ArticleChart
            {...value}
            title={textIn(fields, 'title')}
            form={textIn(fields, 'form')}
            unit={textIn(fields, 'unit')}
            highlight={textIn(fields, 'highlight')}
            note={textIn(fields, 'note')}
            noteUrl={textIn(fields, 'noteUrl')}
          />
        )
      )
    },
    quote: (fields) => {
      const quote = textIn(fields, 'quote')
      return (
        quote && (
          <ArticleQuote
            quote={quote}
            name={textIn(fields, 'name')}
            role={textIn(fields, 'role')}
            url={textIn(fields, 'url')}
          />
        )
      )
    },
    steps: (fields, headingId) => {
      const steps = rowsOf(fields, 'steps')
        .filter((row) => textIn(row, 'title'))
        .map((row) => ({
          title: textIn(row, 'title'),
          text: shortText(row.text),
          picture: pictureIn(row, 'image'),
        }))
      return steps.length > 0 && <Steps title={textIn(fields, 'title')} headingId={headingId} steps={steps} />
    },
    questions: (fields, headingId) => {
      const items = rowsOf(fields, 'questions')
        .filter((row) => textIn(row, 'question') && hasText(row.answer))
        .map((row) => ({ question: textIn(row, 'question'), answer: shortText(row.answer) }))
      return items.length > 0 && <Questions title={textIn(fields, 'title')} headingId={headingId} items={items} />
    },
    video: (fields) => {
      const source = videoSource(textIn(fields, 'url'))
      return (
        source && (
          <Video
            source={source}
            title={textIn(fields, 'title') || 'Video'}
            poster={pictureIn(fields, 'poster')}
            caption={textIn(fields, 'caption')}
            transcript={textIn(fields, 'transcript')}
          />
        )
      )
    },
    tool: (fields) => {
      const found = embeds.tools.get(textIn(fields, 'tool'))
      if (!found) return null
      const text = textIn(fields, 'text') || found.text
      const card = <LinkCard kind="Free tool" title={found.title} text={text} href={found.href} />
      if (form?.block !== fields) return card
      return (
        <div className="article-tool">
          {card}
          {form.element}
        </div>
      )
    },
    caseStudy: (fields) => {
      const found = embeds.studies.get(idOf(fields.caseStudy) ?? 0)
      return (
        found && (
          <LinkCard
            kind="Case study"
            title={found.title}
            text={textIn(fields, 'text') || found.text}
            href={found.href}
            facts={found.facts}
            picture={<CardPicture picture={found.picture} title={found.title} />}
          />
        )
      )
    },
  }
}

function shortText(body: unknown) {
  return <RichText body={body} resolve={documentPath} />
}

const hasText = (body: unknown) => plainText(body) !== ''

function textIn(fields: Fields, name: string, isTrimmed = true) {
  const value = fields[name]
  if (typeof value !== 'string') return ''
  return isTrimmed ? value.trim() : value
}

function rowsOf(fields: Fields, name: string): Fields[] {
  const rows = fields[name]
  return Array.isArray(rows) ? rows.filter(isRecord) : []
}

/** Returns the image, if it was loaded. A deleted image, or one that the visitor may not see, is only an id. */
function pictureIn(fields: Fields, name: string) {
  const media = fields[name]
  return isRecord(media) ? pictureOf(media as unknown as Media) : undefined
}
