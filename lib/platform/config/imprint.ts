import { site } from "./site.ts";

/**
 * Facts of the imprint by § 5 DDG and § 18 (2) MStV. `null`: not filled in yet; the start reports
 * it and the page says so. "none": does not apply to the operator; the page leaves its line out.
 *
 * @see https://www.gesetze-im-internet.de/ddg/__5.html
 */
export interface Imprint {
  /** A company's name with its legal form, or first name and surname. */
  name: string | null;
  /** First names and surnames of those who represent a company; "none" for a person. */
  representatives: string | null;
  /** No post office box. */
  street: string | null;
  /** With the postcode. */
  city: string | null;
  /** "none" only if the contact page answers as fast as a call. */
  phone: string | null;
  /** Court and number, "Amtsgericht Charlottenburg, HRB 12345 B". */
  register: string | null;
  /** VAT id (§ 27a UStG) or business id (§ 139c AO), with its name. */
  vat: string | null;
  /** Authority of a licence that the business needs. */
  authority: string | null;
  /** First name, surname and address of the person responsible for editorial content. */
  responsible: string | null;
}

const fieldNames: Record<keyof Imprint, string> = {
  name: "name with legal form",
  representatives: "representatives",
  street: "street",
  city: "city",
  phone: "phone",
  register: "register and number",
  vat: "VAT id",
  authority: "supervisory authority",
  responsible: "person responsible for content",
};

/** The e-mail address; null while it is the one below the reserved domain. */
export function imprintEmail(mail: string = site.mail): string | null {
  return mail.endsWith(".example") ? null : mail;
}

/** Name and postal address of the operator, without what is not filled in yet. */
export function listAddressLines({ name, street, city }: Imprint = site.imprint): string[] {
  return [name, street, city].filter((line) => line !== null);
}

/** Says in one line what the imprint lacks and where to set it; null when it is complete. */
export function describeMissingImprint(imprint: Imprint = site.imprint, mail: string = site.mail): string | null {
  const missing = (Object.keys(fieldNames) as (keyof Imprint)[])
    .filter((field) => !imprint[field])
    .map((field) => `${field} (${fieldNames[field]})`);
  const fields = missing.length > 0 ? [`imprint: ${missing.join(", ")}`] : [];
  const unset = imprintEmail(mail) ? fields : [...fields, "mail"];
  return unset.length > 0
    ? `The imprint is not complete (§ 5 DDG, § 18 MStV). Set at /en/desk/setup ${unset.join("; ")}.`
    : null;
}
