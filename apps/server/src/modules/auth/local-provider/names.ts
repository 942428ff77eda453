export const LOCAL_PROVIDER_PATH = "/local-sign-in";
export const LOCAL_CLIENT_ID = "fixpoint";
export const LOCAL_SIGNING_ALGORITHM = "ES256";
