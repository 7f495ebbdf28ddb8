import { z } from "zod";

export const topics = ["baking", "meat-and-fish", "vegetables", "basics", "storage"] as const;
export type Topic = (typeof topics)[number];

/** What a reader asks the cooking hotline. `website` is a field people do not see: whoever fills it is a machine. */
export const questionInput = z.strictObject({
  topic: z.enum(topics),
  question: z.string().trim().min(10).max(1000),
  website: z.string().max(0),
});

export type QuestionInput = z.infer<typeof questionInput>;
