import { expect, test } from 'vitest'
import { scaledUpload, uploadKey, urlKey } from './url-key.ts'

test.each([
  ['https://www.old.example/wp-content/uploads/Tern.JPG', 'old.example/wp-content/uploads/tern.jpg'],
  ['//old.example/tern.jpg?w=300#x', 'old.example/tern.jpg'],
  ['https://i0.wp.com/old.example/tern.jpg?resize=300%2C200', 'old.example/tern.jpg'],
  ['https://old.example/m%C3%B6we.jpg', 'old.example/möwe.jpg'],
  ['https://old.example/100%.jpg', 'old.example/100%.jpg'],
])('the key of %s', (url, key) => {
  expect(urlKey(url)).toBe(key)
})

test('smaller files have the name of the upload', () => {
  expect(uploadKey('old.example/tern-300x200.jpg')).toBe('old.example/tern.jpg')
  expect(uploadKey('old.example/tern-scaled.jpg')).toBe('old.example/tern.jpg')
  expect(uploadKey('old.example/tern-2x.jpg')).toBe('old.example/tern-2x.jpg')
  expect(scaledUpload('old.example/tern-scaled.jpg')).toBe('old.example/tern.jpg')
  expect(scaledUpload('old.example/tern.jpg')).toBeUndefined()
})
