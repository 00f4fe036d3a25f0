import type { Change, Proof } from '../../proof.ts'

const shows =
  (...markup: string[]): Change =>
  (page) =>
    void page.main.push(...markup)

export const behaviorProofs: Proof[] = [
  {
    rule: 'tabindex-positive',
    on: 'page',
    faults: [shows('<p tabindex="3">First</p>')],
    nearMisses: [shows('<p tabindex="0">First</p><p tabindex="-1">Second</p><p tabindex="">Third</p>')],
  },
  {
    rule: 'media-plays-sound',
    on: 'page',
    faults: [shows('<audio autoplay src="https://media.example/song.mp3"></audio>')],
    nearMisses: [
      shows('<video autoplay muted loop src="https://media.example/sea.mp4" width="64" height="48"></video>'),
      shows('<audio controls autoplay src="https://media.example/song.mp3"></audio>'),
    ],
  },
  {
    rule: 'video-without-captions',
    on: 'page',
    faults: [
      shows('<video controls src="https://media.example/talk.mp4" width="64" height="48"></video>'),
      shows(
        '<video controls width="64" height="48"><source src="https://media.example/talk.webm"><track kind="chapters" src="/talk.vtt"></video>',
      ),
    ],
    nearMisses: [
      shows(
        '<video controls src="https://media.example/talk.mp4" width="64" height="48"><track kind="captions" src="/talk.vtt" srclang="en"></video>',
        '<video controls src="https://media.example/talk.mp4" width="64" height="48"><track src="/talk.vtt" srclang="en"></video>',
      ),
      // Decoration, a stream, and a player that a script fills.
      shows(
        '<video muted autoplay loop src="https://media.example/sea.mp4" width="64" height="48"></video>',
        '<video controls src="https://media.example/talk.m3u8" width="64" height="48"></video>',
        '<video controls class="player" width="64" height="48"></video>',
      ),
    ],
  },
  {
    rule: 'page-refreshes-itself',
    on: 'page',
    faults: [(page) => void page.head.push('<meta http-equiv="refresh" content="30">')],
    nearMisses: [
      (page) => void page.head.push('<noscript><meta http-equiv="refresh" content="30"></noscript>'),
      (page) => void page.head.push('<meta name="refresh" content="30"><meta http-equiv="refresh" content="90000">'),
    ],
  },
  {
    rule: 'text-moves',
    on: 'page',
    faults: [shows('<marquee>Free shipping this week</marquee>')],
    nearMisses: [shows('<p class="marquee">Free shipping this week</p>')],
  },
]
