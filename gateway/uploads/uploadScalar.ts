import { GraphQLError, GraphQLScalarType } from 'graphql';
import { UploadedFile } from './uploadedFile.ts';

function parse(value: unknown): UploadedFile {
  if (value instanceof UploadedFile) return value;
  throw new GraphQLError('An Upload is a file of the request, named by its map.');
}

/** `Upload`: a file that came beside the operation. Only for input. */
export const Upload = new GraphQLScalarType<UploadedFile, never>({
  name: 'Upload',
  serialize: () => {
    throw new GraphQLError('An Upload is never answered.');
  },
  parseValue: parse,
  parseLiteral: () => parse(null),
});
