/** Repairs the repository of the test server, with its test. */
export const provenPatch = `diff --git a/sum.js b/sum.js
--- a/sum.js
+++ b/sum.js
@@ -1 +1 @@
-export const sum = (a, b) => a - b;
+export const sum = (a, b) => a + b;
diff --git a/sum.test.js b/sum.test.js
new file mode 100644
--- /dev/null
+++ b/sum.test.js
@@ -0,0 +1 @@
+import "./sum.js";
`;
