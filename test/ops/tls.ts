/** A certificate of localhost that no authority has signed, and its key: for tests only. */
export const untrusted = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgYcSC3othQs+WE0vz
gncLp46Bizcu8bwdFE6v2HQuDoihRANCAAR4kftiPBqNwichCSCWNoDdFcgq7wtk
BeAagNQRsY9V8iM8hmkcvHpV+2oPv49X5FP1i7bHcxpIpigQU+VrB8hb
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUNlopN09NogvbXcTbdB+vvbT7ypkwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzAwMzQwMVoYDzIxMjYxMDMw
MDAzNDAxWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAR4kftiPBqNwichCSCWNoDdFcgq7wtkBeAagNQRsY9V8iM8hmkcvHpV
+2oPv49X5FP1i7bHcxpIpigQU+VrB8hbo28wbTAdBgNVHQ4EFgQU3+sFh/Mg9Ey1
O+AFEoLnoJT3pfgwHwYDVR0jBBgwFoAU3+sFh/Mg9Ey1O+AFEoLnoJT3pfgwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIhAP1K+q1j3ff5adQ7hjqnY7SGo12XMdS1DrXacjP3y0LjAiAe
vmTpNxEa7ldDjrYcJ8t16JyAto3uI547J73DSuPOZA==
-----END CERTIFICATE-----
`,
};
