import { configure } from "@testing-library/react";

// One second, the default, is too short where two cores also run a database or a browser.
configure({ asyncUtilTimeout: 10_000 });
