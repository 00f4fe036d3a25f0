import { originOfVideo, type VideoSource, videoSource } from '#engine/article-blocks/video-source.ts'
import { blocksOf, isRecord } from '#engine/rich-text/nodes.ts'
import { plainText } from '#engine/rich-text/plain-text.ts'

/** What a page needs to know about the blocks in its texts. */
export type ArticleFacts = {
  /** Whether it needs the stylesheet of blocks. */
  hasBlocks: boolean
  /** Whether it has a video that is loaded after a click. */
  hasVideoLinks: boolean
  /** Other origins that the page allows: for the frames of its videos, and for video files if there are any. */
  videos: { frames: string[]; files?: string[] }
  /** Questions and answers as plain text, for search engines. */
  questions: { question: string; answer: string }[]
  /** The block that shows the form of a tool; there is one at most, because ids of fields are unique on a page. */
  formBlock?: Record<string, unknown>
}

const STYLED = [
  'callout',
  'callToAction',
  'figure',
  'gallery',
  'comparison',
  'chart',
  'steps',
  'questions',
  'video',
  'tool',
  'caseStudy',
]

/** Returns what a page needs to know about the blocks in its texts. */
export function articleFacts(...bodies: unknown[]): ArticleFacts {
  const blocks = (...types: string[]) => bodies.flatMap((body) => blocksOf(body, ...types))
  const videos = blocks('video').flatMap(({ url }) => videoSource(String(url ?? '')) ?? [])
  const originsOf = (kind: VideoSource['kind']) => [
    ...new Set(videos.filter((video) => video.kind === kind).flatMap((video) => originOfVideo(video) ?? [])),
  ]
  const hasFiles = videos.some(({ kind }) => kind === 'file')
  const formBlock = blocks('tool').find(({ display }) => display === 'form')
  return {
    hasBlocks: blocks(...STYLED).length > 0,
    hasVideoLinks: videos.some(({ kind }) => kind === 'frame'),
    videos: { frames: originsOf('frame'), ...(hasFiles ? { files: originsOf('file') } : {}) },
    ...(formBlock ? { formBlock } : {}),
    questions: blocks('questions').flatMap(({ questions }) =>
      (Array.isArray(questions) ? questions : [])
        .filter(isRecord)
        .map(({ question, answer }) => ({ question: String(question ?? '').trim(), answer: plainText(answer) })),
    ),
  }
}
