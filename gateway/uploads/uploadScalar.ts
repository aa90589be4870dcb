import { GraphQLError, GraphQLScalarType } from 'graphql';
import { UploadedFile } from './uploadedFile.ts';

function parse(value: unknown): UploadedFile {
  if (value instanceof UploadedFile) return value;
  throw new GraphQLError('An Upload must be a file of the request that its map names.');
}

/** `Upload`: a file of a multipart request. Input only. */
export const Upload = new GraphQLScalarType<UploadedFile, never>({
  name: 'Upload',
  serialize: () => {
    throw new GraphQLError('An Upload cannot be part of a response.');
  },
  parseValue: parse,
  parseLiteral: () => parse(null),
});
