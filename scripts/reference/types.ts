import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  print,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { accessOfField, accessOfNode } from './access.ts';
import { escapeHtml, prose } from './html.ts';

/** The page that describes a type. */
export function pageOfType(type: GraphQLNamedType): 'operations' | 'types' | 'inputs' {
  if (/^(?:Query|Mutation|Subscription)$/.test(type.name)) return 'operations';
  return isObjectType(type) || isInterfaceType(type) || isUnionType(type) ? 'types' : 'inputs';
}

/** A type reference as HTML: `[Lead!]` with a link to Lead. */
function typeLink(schema: GraphQLSchema, text: string): string {
  const name = text.replaceAll(/[[\]!]/g, '');
  const type = schema.getType(name);
  if (!type) return escapeHtml(text);
  return escapeHtml(text).replace(name, `<a href="${pageOfType(type)}.html#${name}">${name}</a>`);
}

function badge(access: string | null): string {
  return access === null ? '' : ` <span class="badge">${escapeHtml(access)}</span>`;
}

function deprecation({ deprecationReason }: { deprecationReason?: string | null | undefined }): string {
  return deprecationReason ? `<p class="deprecated">Deprecated: ${prose(deprecationReason)}</p>` : '';
}

function defaultOf({ astNode }: GraphQLArgument | GraphQLInputField): string {
  const value = astNode?.defaultValue;
  return value ? ` = ${escapeHtml(print(value))}` : '';
}

function toArgument(schema: GraphQLSchema, argument: GraphQLArgument): string {
  const needed = isRequiredArgument(argument) ? ' <span class="needed">required</span>' : '';
  return `<li><code>${argument.name}: ${typeLink(schema, String(argument.type))}${defaultOf(argument)}</code>${needed} ${prose(argument.description)}${deprecation(argument)}</li>`;
}

/** Descriptions end with the required access, which the badge already shows. */
function withoutAccess(description: string | null | undefined): string {
  return (description ?? '').replace(/\s*(?:Any token|Scope: `\w+`|Not with an access token)\.$/, '');
}

/** A field with its arguments. */
export function toField(schema: GraphQLSchema, owner: string, field: GraphQLField<unknown, unknown>): string {
  const id = `${owner}.${field.name}`;
  const access = accessOfField(id);
  const nonNull = field.astNode?.directives?.some(({ name }) => name.value === 'semanticNonNull');
  return `<div class="field" id="${id}"><h3><code>${field.name}: ${typeLink(schema, String(field.type))}</code>${badge(access)}${
    nonNull ? ' <span class="needed">null only with an error</span>' : ''
  }</h3><p>${prose(access === null ? field.description : withoutAccess(field.description))}</p>${deprecation(field)}${
    field.args.length === 0 ? '' : `<ul>${field.args.map((argument) => toArgument(schema, argument)).join('')}</ul>`
  }</div>`;
}

/** A type with its description, its relations and all its members. */
export function toType(schema: GraphQLSchema, type: GraphQLNamedType): string {
  return `<section id="${type.name}"><h2>${type.name} <small>${kindOf(type)}</small>${badge(accessOfNode(type.name))}</h2>
<p>${prose(type.description)}</p>${relations(schema, type)}${members(schema, type)}</section>`;
}

function kindOf(type: GraphQLNamedType): string {
  if (isObjectType(type)) return 'object';
  if (isInterfaceType(type)) return 'interface';
  if (isUnionType(type)) return 'union';
  if (isEnumType(type)) return 'enum';
  return isInputObjectType(type) ? 'input' : 'scalar';
}

function relations(schema: GraphQLSchema, type: GraphQLNamedType): string {
  const links = (label: string, types: readonly GraphQLNamedType[]) =>
    types.length === 0
      ? ''
      : `<p>${label} ${types.map(({ name }) => `<code>${typeLink(schema, name)}</code>`).join(', ')}.</p>`;
  if (isUnionType(type)) return links('One of', type.getTypes());
  if (isInterfaceType(type)) return links('Implemented by', schema.getPossibleTypes(type));
  return isObjectType(type) ? links('Implements', type.getInterfaces()) : '';
}

function members(schema: GraphQLSchema, type: GraphQLNamedType): string {
  if (isObjectType(type) || isInterfaceType(type)) {
    return Object.values(type.getFields())
      .map((field) => toField(schema, type.name, field))
      .join('');
  }
  if (isInputObjectType(type)) {
    return Object.values(type.getFields())
      .map(
        (field) =>
          `<div class="field" id="${type.name}.${field.name}"><h3><code>${field.name}: ${typeLink(schema, String(field.type))}${defaultOf(field)}</code></h3><p>${prose(field.description)}</p>${deprecation(field)}</div>`,
      )
      .join('');
  }
  if (!isEnumType(type)) return '';
  return `<dl>${type
    .getValues()
    .map(
      (value) =>
        `<div id="${type.name}.${value.name}"><dt><code>${value.name}</code></dt><dd>${prose(value.description)}${deprecation(value)}</dd></div>`,
    )
    .join('')}</dl>`;
}
