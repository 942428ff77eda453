export { SignIn } from "./components/sign-in.tsx";
export { RequestAccess } from "./components/request-access.tsx";
