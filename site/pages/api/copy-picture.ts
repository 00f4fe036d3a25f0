import { callEndpoint } from '#site/calls/endpoint.ts'
import { CopyPicture, copyPicture } from '#site/copied-pictures/copy-picture.ts'

export const { POST, ALL, call } = callEndpoint(CopyPicture, copyPicture, {
  summary: 'Copy a picture from another site into the media library, for a text that was pasted.',
  signedIn: ['editor', 'contributor'],
})
