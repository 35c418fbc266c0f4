import type { Schema } from '@/lib/backend/documentation/json-schema';
import type { ApiDocument, DocumentedCall } from '@/lib/backend/documentation/openapi';

type Field = { wire: string; name: string; schema: Schema; isRequired: boolean };

// https://dart.dev/language/keywords
const reserved = new Set(
  'assert await break case catch class const continue default do else enum extends false final finally for if in is new null rethrow return super switch this throw true try var void when while with yield'.split(
    ' ',
  ),
);

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const quote = (text: string) => `'${text.replace(/[\\'$]/g, '\\$&')}'`;

/** `_id` is `id`, `Idempotency-Key` is `idempotencyKey`. */
function toName(wire: string): string {
  const words = wire.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const name = lowerFirst(words.map((word, index) => (index > 0 ? upperFirst(word) : word)).join('')) || 'value';
  return reserved.has(name) || /^\d/.test(name) ? `${name}Value`.replace(/^(\d)/, 'n$1') : name;
}

function toFields(list: [wire: string, schema: Schema, isRequired: boolean][]): Field[] {
  const names = new Set<string>();
  return list.map(([wire, schema, isRequired]) => {
    let name = toName(wire);
    while (names.has(name)) name += '2';
    names.add(name);
    return { wire, name, schema, isRequired };
  });
}

const isNull = ({ type }: Schema) => type === 'null';

/** Without the alternative `null`. */
function withoutNull(schema: Schema): { schema: Schema; isNullable: boolean } {
  const others = schema.anyOf?.filter((one) => !isNull(one));
  if (!others || others.length === schema.anyOf?.length) return { schema, isNullable: isNull(schema) };
  return { schema: others.length === 1 && others[0] ? others[0] : { anyOf: others }, isNullable: true };
}

const scalars: Record<string, string> = { string: 'String', number: 'num', integer: 'int', boolean: 'bool' };

const typeOfConstant = (value: unknown) =>
  ({ string: 'string', number: 'number', boolean: 'boolean' })[typeof value as string];

function typeOf(schema: Schema): string | undefined {
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return schema.type ?? (values.length > 0 ? typeOfConstant(values[0]) : undefined);
}

/** A Dart library with null safety: a class for each object, and a method for each call. It needs the SDK alone. */
export function generateDartClient(document: Pick<ApiDocument, 'paths'>): string {
  const classes: string[] = [];

  function toType(schema: Schema, name: string): string {
    const { schema: inner, isNullable } = withoutNull(schema);
    const type = toPlainType(inner, name);
    return isNullable && !type.endsWith('?') ? `${type}?` : type;
  }

  function toPlainType(schema: Schema, name: string): string {
    if (schema.format === 'binary') return 'UploadedFile';
    if (schema.type === 'array') return `List<${toType(schema.items ?? {}, `${name}Item`)}>`;
    if (schema.properties) {
      classes.push(toClass(schema, name));
      return name;
    }
    if (schema.type === 'object') return `Map<String, ${toType(schema.additionalProperties || {}, `${name}Value`)}>`;
    return scalars[typeOf(schema) ?? ''] ?? 'Object?';
  }

  function toClass({ properties = {}, required = [] }: Schema, name: string): string {
    const fields = toFields(
      Object.entries(properties).map(([wire, schema]) => [wire, schema, required.includes(wire)]),
    );
    const types = fields.map(({ schema, name: field }) => toType(schema, name + upperFirst(field)));
    const optional = (index: number) => !fields[index]?.isRequired && !types[index]?.endsWith('?');
    const arguments_ = fields.map((field, index) =>
      field.isRequired && !types[index]?.endsWith('?') ? `required this.${field.name}` : `this.${field.name}`,
    );
    return `class ${name} {
  const ${name}(${arguments_.length > 0 ? `{${arguments_.join(', ')}}` : ''});

  factory ${name}.fromJson(Map<String, dynamic> json) => ${name}(
${fields.map((field, index) => `        ${field.name}: ${fromJson(field.schema, `json[${quote(field.wire)}]`, name + upperFirst(field.name), optional(index))},`).join('\n')}
      );

${fields.map((field, index) => `  final ${types[index]}${optional(index) ? '?' : ''} ${field.name};`).join('\n')}

  Map<String, dynamic> toJson() => {
${fields.map((field) => `        ${field.isRequired ? '' : `if (${field.name} != null) `}${quote(field.wire)}: ${field.name},`).join('\n')}
      };
}`;
  }

  /** An expression for a decoded value. */
  function fromJson(schema: Schema, value: string, name: string, isOptional = false): string {
    const { schema: inner, isNullable } = withoutNull(schema);
    const decoded = decode(inner, value, name);
    return (isNullable || isOptional) && decoded !== value ? `${value} == null ? null : ${decoded}` : decoded;
  }

  function decode(schema: Schema, value: string, name: string): string {
    if (schema.format === 'binary') return `${value} as UploadedFile`;
    if (schema.type === 'array')
      return `[for (final item in ${value} as List<dynamic>) ${fromJson(schema.items ?? {}, 'item', `${name}Item`)}]`;
    if (schema.properties) return `${name}.fromJson(${value} as Map<String, dynamic>)`;
    if (schema.type === 'object') {
      const entry = fromJson(schema.additionalProperties || {}, 'entry.value', `${name}Value`);
      return `{for (final entry in (${value} as Map<String, dynamic>).entries) entry.key: ${entry}}`;
    }
    const type = scalars[typeOf(schema) ?? ''];
    if (type === 'int') return `(${value} as num).toInt()`;
    return type ? `${value} as ${type}` : value;
  }

  function toMethod(path: string, method: string, call: DocumentedCall): string {
    const name = upperFirst(call.operationId);
    const fields = toFields(call.parameters.map((one) => [one.name, one.schema, one.required || one.in === 'path']));
    const inside = (place: string) => fields.filter((_, index) => call.parameters[index]?.in === place);
    const parameters = fields.map(({ name: field, schema, isRequired }) => {
      const type = toType(schema, name + upperFirst(field));
      return isRequired ? `required ${type} ${field}` : `${type.replace(/\?$/, '')}? ${field}`;
    });
    const content = Object.values(call.requestBody?.content ?? {})[0];
    if (content) parameters.push(`required ${toType(content.schema, `${name}Body`)} body`);
    const response = call.responses[200];
    const answers = (response && 'content' in response && response.content) || {};
    const isText = !('application/json' in answers);
    const data: Schema = isText ? { type: 'string' } : (answers['application/json']?.schema?.properties?.data ?? {});
    const filled = path.replace(/\{(\w+)\}/g, (_, wire: string) => {
      const field = fields.find((one) => one.wire === wire);
      return `\${Uri.encodeComponent('$${field?.name}')}`;
    });
    const toMap = (place: string) =>
      `{${inside(place)
        .map(
          ({ wire, name: field, isRequired }) =>
            `${isRequired ? '' : `if (${field} != null) `}${quote(wire)}: '$${field}'`,
        )
        .join(', ')}}`;
    const result = fromJson(data, 'data', `${name}Data`);
    return `  Future<${toType(data, `${name}Data`)}> ${call.operationId}(${parameters.length > 0 ? `{${parameters.join(', ')}}` : ''}) async {
    final data = await ${isText ? '_receive' : '_send'}('${method.toUpperCase()}', '${filled}', ${toMap('query')}, ${toMap('header')}${content ? ', body.toJson()' : ''});
    return ${result};
  }`;
  }

  const methods = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => toMethod(path, method, call)),
  );
  return [head, `class SchoolApi {\n${apiMembers}\n\n${methods.join('\n\n')}\n}`, ...classes].join('\n\n');
}

const head = `import 'dart:convert';
import 'dart:io';

class ApiException implements Exception {
  const ApiException(this.status, this.code, this.message);

  final int status;
  final String? code;
  final String message;

  @override
  String toString() => '$status \${code ?? ''} $message';
}

class UploadedFile {
  const UploadedFile(this.name, this.type, this.bytes);

  final String name;
  final String type;
  final List<int> bytes;
}`;

const apiMembers = `  SchoolApi(this.origin, {this.token});

  final Uri origin;
  final HttpClient _client = HttpClient();

  /** Of login or register. */
  String? token;

  void close() => _client.close();

  Future<dynamic> _send(String method, String path, Map<String, String> query, Map<String, String> headers,
          [Map<String, dynamic> body = const {}]) async =>
      jsonDecode(await _receive(method, path, query, headers, body))['data'];

  Future<String> _receive(String method, String path, Map<String, String> query, Map<String, String> headers,
      [Map<String, dynamic> body = const {}]) async {
    final url = origin.resolve('/api$path').replace(queryParameters: query.isEmpty ? null : query);
    final request = await _client.openUrl(method, url);
    headers.forEach(request.headers.set);
    if (token != null) request.headers.set('authorization', 'Bearer $token');
    if (body.values.any((value) => value is UploadedFile)) {
      final boundary = 'form-\${DateTime.now().microsecondsSinceEpoch}';
      request.headers.set('content-type', 'multipart/form-data; boundary=$boundary');
      request.add(_toForm(body, boundary));
    } else if (body.isNotEmpty) {
      request.headers.set('content-type', 'application/json');
      request.add(utf8.encode(jsonEncode(body)));
    }
    final response = await request.close();
    final text = await utf8.decodeStream(response);
    if (response.statusCode >= 400) throw _toException(response.statusCode, text);
    return text;
  }

  ApiException _toException(int status, String text) {
    try {
      final answer = jsonDecode(text) as Map<String, dynamic>;
      return ApiException(status, answer['code'] as String?, '\${answer['error']}');
    } on FormatException {
      return ApiException(status, null, text);
    }
  }

  List<int> _toForm(Map<String, dynamic> body, String boundary) {
    final bytes = BytesBuilder();
    void add(String text) => bytes.add(utf8.encode(text));
    for (final MapEntry(key: name, :value) in body.entries) {
      if (value is UploadedFile) {
        add('--$boundary\\r\\ncontent-disposition: form-data; name="$name"; filename="\${value.name}"\\r\\n');
        add('content-type: \${value.type}\\r\\n\\r\\n');
        bytes.add(value.bytes);
        add('\\r\\n');
      } else {
        add('--$boundary\\r\\ncontent-disposition: form-data; name="$name"\\r\\n\\r\\n');
        add('\${value is String ? value : jsonEncode(value)}\\r\\n');
      }
    }
    add('--$boundary--\\r\\n');
    return bytes.takeBytes();
  }`;
