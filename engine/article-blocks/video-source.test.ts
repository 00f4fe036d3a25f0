import { expect, test } from 'vitest'
import { originOfVideo, videoSource } from './video-source.ts'

const ID = 'dQw4w9WgXcQ'
const frame = `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0`

test.each([
  [`https://www.youtube.com/watch?v=${ID}&list=x`, frame],
  [`https://youtu.be/${ID}?si=abc`, frame],
  [`https://youtu.be/${ID}?t=1m30s`, `${frame}&start=90`],
  [`https://www.youtube.com/watch?v=${ID}&t=42`, `${frame}&start=42`],
  [`https://m.youtube.com/shorts/${ID}`, frame],
  [`https://www.youtube-nocookie.com/embed/${ID}`, frame],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272'],
])('§4 the video %s plays in the frame of its platform', (url, expected) => {
  const source = videoSource(url)
  expect(source).toMatchObject({ kind: 'frame', frameUrl: expected })
  expect(source && originOfVideo(source)).toBe(new URL(expected).origin)
})

test('§4 a video file plays in the browser’s player', () => {
  expect(videoSource('/videos/tour.mp4')).toEqual({ kind: 'file', fileUrl: '/videos/tour.mp4', type: 'video/mp4' })
  const source = videoSource('https://cdn.example/a.webm?x=1')
  expect(source).toMatchObject({ kind: 'file', type: 'video/webm' })
  expect(source && originOfVideo(source)).toBe('https://cdn.example')
})

test.each([
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/@channel',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  `https://user@www.youtube.com/watch?v=${ID}`,
  `http://www.youtube.com/watch?v=${ID}`,
  'https://vimeo.com/about',
  'https://vimeo.com/1?h="><script>',
  '//cdn.example/a.mp4',
  'javascript:alert(1)//a.mp4',
  'https://cdn.example/a.html',
  'https://a;script-src-elem/a.mp4',
  'https://*/a.mp4',
  'https://*.example/a.mp4',
  "https://'self'/a.mp4",
  '/\\cdn.example/a.mp4',
  'tour.mp4',
  '',
])('§4 %j is not a video', (url) => {
  expect(videoSource(url)).toBeUndefined()
})
