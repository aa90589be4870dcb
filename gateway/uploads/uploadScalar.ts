import { GraphQLError, GraphQLScalarType } from 'graphql';
import { UploadedFile } from './uploadedFile.ts';

function parse(value: unknown): UploadedFile {
  if (value instanceof UploadedFile) return value;
  throw new GraphQLError('An Upload is a file of the request, named by its map.');
}

/** `Upload`: a file of a multipart request. Input only. */
export const Upload = new GraphQLScalarType<UploadedFile, never>({
  name: 'Upload',
  serialize: () => {
    throw new GraphQLError('An Upload is never answered.');
  },
  parseValue: parse,
  parseLiteral: () => parse(null),
});
