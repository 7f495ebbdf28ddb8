import { externalDoor } from "../external-door.ts";

export const dynamic = "force-dynamic";

export const POST = externalDoor("facebook");
