import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { readTypedUrl } from '#engine/web/typed-url.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { previewFiles, reportPreviews } from './report.ts'
import { sample, secondSample } from './sample.ts'

/** Maximum number of images: networks use only the first one or two. */
const MAX_IMAGES = 6

export const tool = defineTool({
  ...about,
  action: 'Preview',
  guide: [
    'Previews how a link looks on X, Facebook, LinkedIn, and Slack, and checks its Open Graph and card tags and its image; use it when a shared link shows the wrong image or text.',
    'Returns the preview of each network, every social tag with its line, each image with its measured size, ratio, and type, the limits of each network with their source, and findings with the tag to paste.',
  ],
  input: z.object({
    url: field.pageUrl({
      isOptional: true,
      hint: 'With pasted HTML, the URL is the one that its URLs are relative to.',
    }),
    html: field.code({
      label: 'HTML instead',
      language: 'html',
      rows: 8,
      isOptional: true,
      advanced: true,
      hint: 'The source of a draft. The page itself is then not fetched; its images are.',
    }),
  }),
  output,
  samples: [sample, secondSample],
  libraries: [{ name: 'parse5', does: 'Reads the tags by the tokenizer of the HTML Standard' }],
  limits: [
    'Networks keep previews for days and change layouts without notice, so each card is an approximation.',
    'Scripts are not run: like most networks, the tool sees only the tags that the server sends.',
    'A network may refuse an image for reasons that it does not publish.',
    'oEmbed, which Slack prefers, is reported but not requested.',
  ],
  needs: { page: ({ url, html }) => (html.trim() !== '' || url.trim() === '' ? undefined : { url }) },
  run: async ({ url, html }, { page, gather }) => {
    const { readTags } = await import('#engine/web/read-tags.ts')
    const { readHead } = await import('#engine/web/read-head.ts')
    const { measureImages } = await import('./measure-images.ts')
    const { cardsOf } = await import('#engine/social/cards.ts')
    const { checkTags } = await import('./check.ts')
    const { checkImages } = await import('./check-image.ts')
    const { declaredImages, isSocial } = await import('#engine/social/tags.ts')
    const { suggestedTags } = await import('./suggested-tags.ts')
    if (!page && html.trim() === '')
      throw new Failure('invalid', {
        message: 'Enter the URL of a page, or paste its HTML.',
        errors: { url: 'Enter a URL, such as shop.com.' },
      })
    const source = page ? page.text : html
    const pageUrl = page?.url ?? typedUrl(url)
    const markup = readTags(source)
    const head = readHead(markup, pageUrl)
    const { images, orphans } = declaredImages(head)
    const urls = [...new Set(images.flatMap((image) => image.url ?? []))].slice(0, MAX_IMAGES)
    const { measured, files } = await measureImages(urls, gather)
    const cards = cardsOf({ head, images, measured, pageUrl })
    return {
      url: pageUrl || null,
      tags: head.metas.filter(isSocial).map(({ key, attribute, content, tag }) => ({
        key,
        attribute,
        content,
        line: tag.line,
        isInHead: tag.isInHead,
      })),
      images: images.map((image) => ({ ...image, measured: (image.url && measured.get(image.url)) || null })),
      cards,
      suggestion: suggestedTags(head, images, measured),
      problems: [...checkTags(head, markup, pageUrl), ...checkImages(images, orphans, { measured, cards, pageUrl })],
      [previewFiles]: files,
    }
  },
  report: reportPreviews,
})

/** Returns the entered URL; '' for none. */
function typedUrl(typed: string) {
  const read = readTypedUrl(typed)
  return 'url' in read ? read.url : ''
}
