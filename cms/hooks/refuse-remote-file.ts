import { APIError, type CollectionBeforeOperationHook, MissingFile } from 'payload'

/** Responds to an upload without a file before Payload looks for a `url` to fetch it from. */
export const requireFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && !req.file && !args.duplicateFromID) throw new MissingFile(req.t)
  return args
}

/**
 * Refuses to fetch the file of an upload from a URL. Payload would fetch it from any `url` in the request and asks this
 * function for the headers first. Payload's own check allows every port and metadata services with public IP addresses.
 * @throws {APIError} always
 */
export function refuseRemoteFile(): never {
  throw new APIError('Choose a file to upload.', 400, undefined, true)
}
