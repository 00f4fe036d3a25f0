import type { TextFieldSingleValidation } from 'payload'
import { videoSource } from '#engine/article-blocks/video-source.ts'
import { image } from '../image.ts'
import { line, paragraph, row } from '../inputs.ts'
import { href } from '../lists.ts'
import { blockRows } from './block-rows.ts'
import { defineBlock } from './define-block.ts'

export const figure = defineBlock({
  slug: 'figure',
  name: 'Figure',
  description: 'One image with a caption and its source. Its alternative text is the description in the library.',
  labeledBy: ['caption', 'image'],
  fields: [
    image('image', 'Image', { required: true }),
    line('caption', 'Caption', { maxLength: 300 }),
    row(
      line('credit', 'Source', { maxLength: 160, description: 'For example a photographer or a study.' }),
      href('creditUrl', { label: 'Source link' }),
    ),
    {
      name: 'wide',
      label: 'Wider than the text',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'For diagrams and screenshots with small text.' },
    },
  ],
})

export const gallery = defineBlock({
  slug: 'gallery',
  name: 'Gallery',
  plural: 'Galleries',
  description: 'Several images side by side, each with its own caption.',
  labeledBy: ['caption', 'images'],
  fields: [
    blockRows('images', {
      label: 'Images',
      one: 'Image',
      min: 1,
      max: 12,
      fields: [image('image', 'Image', { required: true }), line('caption', 'Caption', { maxLength: 300 })],
    }),
    line('caption', 'Caption of the gallery', { maxLength: 300 }),
  ],
})

const isVideo: TextFieldSingleValidation = (value) => {
  if (!value) return 'Enter the URL of the video.'
  return (
    videoSource(value) !== undefined ||
    'Enter the https:// URL of a video on YouTube or Vimeo, or of an MP4 or WebM file.'
  )
}

export const video = defineBlock({
  slug: 'video',
  name: 'Video',
  description:
    'A video from YouTube, Vimeo, or a file. Only its poster is shown until a reader clicks, so nothing loads from elsewhere before that.',
  labeledBy: ['title', 'url'],
  fields: [
    {
      name: 'url',
      label: 'Video URL',
      type: 'text',
      required: true,
      maxLength: 2048,
      validate: isVideo,
      admin: {
        description: 'For example https://www.youtube.com/watch?v=… or https://vimeo.com/…, or /videos/tour.mp4.',
      },
    },
    line('title', 'Title', { maxLength: 160, required: true, description: 'What the video shows, in a few words.' }),
    image('poster', 'Poster', { description: 'The image before the video plays. Without one, a landscape is drawn.' }),
    line('caption', 'Caption', { maxLength: 300 }),
    paragraph('transcript', 'Transcript', {
      maxLength: 30_000,
      description: 'The spoken text, for people who cannot hear it and for search engines. Folded on the page.',
    }),
  ],
})
