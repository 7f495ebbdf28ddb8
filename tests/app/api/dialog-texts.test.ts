import { expect, test } from "vitest";
import { GET as getFeedbackTexts } from "#app/api/feedback/texts/route.ts";
import { GET as getReportTexts } from "#app/api/report/texts/route.ts";
import de from "#messages/de.json";
import en from "#messages/en.json";

const request = (path: string) => new Request(`http://localhost/api/${path}/texts/?locale=de&build=1`);

test("sends the texts of the feedback dialog, which browsers keep", async () => {
  const response = await getFeedbackTexts(request("feedback"), undefined);
  expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
  expect((await response.json()).data).toEqual({ form: de.feedback.form, close: de.ui.modal.close });
});

test("sends the texts of the report dialog, which browsers keep", async () => {
  const response = await getReportTexts(request("report"), undefined);
  expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
  const { data } = await response.json();
  expect(data).toMatchObject({ reasons: de.reports.reasons, form: de.reports.form, success: de.reports.success });
});

test("sends them in English to an English page", async () => {
  const response = await getReportTexts(new Request("http://localhost/api/report/texts/?locale=en&build=1"), undefined);
  expect((await response.json()).data.titles).toEqual(en.reports.button);
});
