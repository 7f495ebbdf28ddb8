interface ErrorDetails {
  code?: string;
  message?: string;
  fields?: Record<string, string>;
}

/** Problem details, and `{error}` of what answers before the API does. */
interface ErrorBody {
  error?: ErrorDetails;
  code?: string;
  detail?: string;
  errors?: { field: string; code: string }[];
}

/**
 * A status of 400 or above. The message is "Status 404", or the body of a response that is HTML.
 * `fields` holds the error of each wrong field.
 */
export class ApiClientError extends Error {
  override name = "ApiClientError";
  readonly status: number;
  /** Code of the problem; empty when the response is not of the API. */
  readonly code: string;
  /** Message in the language of the request, or empty. */
  readonly localizedMessage: string;
  readonly fields: Record<string, string>;

  constructor(status: number, { code = "", message = "", fields = {} }: ErrorDetails = {}, text = `Status ${status}`) {
    super(text);
    this.status = status;
    this.code = code;
    this.localizedMessage = message;
    this.fields = fields;
  }

  static async from(response: Response): Promise<ApiClientError> {
    const { status, headers } = response;
    if (/^text\/html\b/i.test(headers.get("content-type") ?? "")) {
      return new ApiClientError(status, {}, await response.text());
    }
    const body: ErrorBody | null = await response.json().catch(() => null);
    if (!body) return new ApiClientError(status);
    const { error, code, detail, errors = [] } = body;
    const fields = Object.fromEntries(errors.map((one) => [one.field, one.code]));
    return new ApiClientError(status, error ?? { code, message: detail, fields });
  }
}
