import { APIError, type CollectionBeforeOperationHook, MissingFile } from 'payload'

/** Answers an upload without a file before Payload looks for a `url` to fetch it from. */
export const requireFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && !req.file && !args.duplicateFromID) throw new MissingFile(req.t)
  return args
}

/**
 * Payload fetches the file of an upload from any `url` that a request names in place of a file, and asks this for the
 * headers right before. Its own check allows every port and metadata services with public addresses.
 * @throws {APIError} always: nothing here is uploaded by address
 */
export function refuseRemoteFile(): never {
  throw new APIError('Choose a file to upload.', 400, undefined, true)
}
