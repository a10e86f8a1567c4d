// Generated from openapi.yaml by `npm run generate`. Do not edit.

export const operations = {
  "listMemberActivity": {
    "id": "listMemberActivity",
    "method": "GET",
    "path": "/v1/loyalties/{campaignId}/members/{memberId}/activity",
    "section": "4.1",
    "security": [
      {
        "ApplicationId": [],
        "ApplicationToken": []
      },
      {
        "X-Service-OAuth": [
          "api"
        ]
      },
      {
        "X-Service-OAuth": [
          "loyalties"
        ]
      }
    ],
    "parameters": [
      {
        "name": "campaignId",
        "in": "path",
        "required": true,
        "schema": {
          "type": "string"
        }
      },
      {
        "name": "memberId",
        "in": "path",
        "required": true,
        "schema": {
          "type": "string"
        }
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "schema": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100,
          "default": 10
        }
      },
      {
        "name": "order",
        "in": "query",
        "required": false,
        "schema": {
          "type": "string",
          "enum": [
            "created_at",
            "-created_at"
          ],
          "default": "created_at"
        }
      },
      {
        "name": "starting_after_id",
        "in": "query",
        "required": false,
        "schema": {
          "type": "string"
        }
      }
    ],
    "responses": {
      "200": {
        "section": "4.1",
        "content": {
          "application/json": {
            "schema": "MemberActivityList"
          }
        }
      },
      "404": {
        "section": "7.2",
        "content": {
          "application/json": {
            "schema": "ResourceNotFoundError"
          }
        }
      },
      "4XX": {
        "section": "7.1",
        "headers": {
          "WWW-Authenticate": {},
          "Retry-After": {},
          "Allow": {}
        },
        "content": {
          "application/json": {
            "schema": "ErrorObject"
          }
        }
      },
      "5XX": {
        "section": "7.1",
        "headers": {
          "Retry-After": {}
        },
        "content": {
          "application/json": {
            "schema": "ErrorObject"
          }
        }
      }
    }
  },
  "generateToken": {
    "id": "generateToken",
    "method": "POST",
    "path": "/oauth/token",
    "paths": [
      "/oauth/token",
      "/v1/oauth/token"
    ],
    "section": "4.2",
    "security": [
      {
        "ApplicationId": [],
        "ApplicationToken": []
      }
    ],
    "parameters": [],
    "requestBody": {
      "required": true,
      "content": {
        "application/x-www-form-urlencoded": {
          "schema": "TokenRequest",
          "fields": []
        }
      }
    },
    "responses": {
      "200": {
        "section": "4.2",
        "assumption": "S22",
        "headers": {
          "Cache-Control": {
            "value": "no-store",
            "schema": {
              "type": "string",
              "pattern": "(^|,)\\s*[Nn][Oo]-[Ss][Tt][Oo][Rr][Ee]\\s*(,|$)",
              "default": "no-store"
            }
          },
          "Pragma": {
            "value": "no-cache",
            "schema": {
              "type": "string",
              "pattern": "(^|,)\\s*[Nn][Oo]-[Cc][Aa][Cc][Hh][Ee]\\s*(,|$)",
              "default": "no-cache"
            }
          }
        },
        "headerSchema": "generateToken200Headers",
        "content": {
          "application/json": {
            "schema": "AccessToken"
          }
        }
      },
      "4XX": {
        "section": "7.1",
        "headers": {
          "Cache-Control": {
            "value": "no-store",
            "schema": {
              "type": "string",
              "pattern": "(^|,)\\s*[Nn][Oo]-[Ss][Tt][Oo][Rr][Ee]\\s*(,|$)",
              "default": "no-store"
            }
          },
          "Pragma": {
            "value": "no-cache",
            "schema": {
              "type": "string",
              "pattern": "(^|,)\\s*[Nn][Oo]-[Cc][Aa][Cc][Hh][Ee]\\s*(,|$)",
              "default": "no-cache"
            }
          },
          "Retry-After": {},
          "Allow": {}
        },
        "headerSchema": "generateToken4XXHeaders",
        "content": {
          "application/json": {
            "schema": "ErrorObject"
          }
        }
      },
      "5XX": {
        "section": "7.1",
        "headers": {
          "Retry-After": {}
        },
        "content": {
          "application/json": {
            "schema": "ErrorObject"
          }
        }
      }
    }
  },
  "revokeToken": {
    "id": "revokeToken",
    "method": "POST",
    "path": "/v1/oauth/token/revoke",
    "section": "4.3",
    "security": [
      {
        "ApplicationId": [],
        "ApplicationToken": []
      }
    ],
    "parameters": [],
    "requestBody": {
      "required": true,
      "content": {
        "application/x-www-form-urlencoded": {
          "schema": "TokenRevocationRequest",
          "fields": []
        }
      }
    },
    "responses": {
      "2XX": {
        "section": "4.3",
        "headers": {
          "Cache-Control": {
            "value": "no-store",
            "schema": {
              "type": "string",
              "pattern": "(^|,)\\s*[Nn][Oo]-[Ss][Tt][Oo][Rr][Ee]\\s*(,|$)",
              "default": "no-store"
            }
          },
          "Pragma": {
            "value": "no-cache",
            "schema": {
              "type": "string",
              "pattern": "(^|,)\\s*[Nn][Oo]-[Cc][Aa][Cc][Hh][Ee]\\s*(,|$)",
              "default": "no-cache"
            }
          }
        },
        "headerSchema": "revokeToken2XXHeaders"
      },
      "4XX": {
        "section": "7.1",
        "headers": {
          "Cache-Control": {
            "value": "no-store",
            "schema": {
              "type": "string",
              "pattern": "(^|,)\\s*[Nn][Oo]-[Ss][Tt][Oo][Rr][Ee]\\s*(,|$)",
              "default": "no-store"
            }
          },
          "Pragma": {
            "value": "no-cache",
            "schema": {
              "type": "string",
              "pattern": "(^|,)\\s*[Nn][Oo]-[Cc][Aa][Cc][Hh][Ee]\\s*(,|$)",
              "default": "no-cache"
            }
          },
          "Retry-After": {},
          "Allow": {}
        },
        "headerSchema": "revokeToken4XXHeaders",
        "content": {
          "application/json": {
            "schema": "ErrorObject"
          }
        }
      },
      "5XX": {
        "section": "7.1",
        "headers": {
          "Retry-After": {}
        },
        "content": {
          "application/json": {
            "schema": "ErrorObject"
          }
        }
      }
    }
  },
  "listWebhooks": {
    "id": "listWebhooks",
    "method": "GET",
    "path": "/management/v1/projects/{projectId}/webhooks",
    "section": "4.4",
    "security": [
      {
        "ManagementId": [],
        "ManagementToken": []
      }
    ],
    "parameters": [
      {
        "name": "projectId",
        "in": "path",
        "required": true,
        "schema": {
          "type": "string"
        }
      }
    ],
    "responses": {
      "200": {
        "section": "4.4",
        "content": {
          "application/json": {
            "schema": "WebhookList"
          }
        }
      },
      "401": {
        "section": "7.2",
        "content": {
          "application/json": {
            "schema": "UnauthorizedError"
          }
        }
      },
      "402": {
        "section": "7.2",
        "content": {
          "application/json": {
            "schema": "MissingFeatureError"
          }
        }
      },
      "404": {
        "section": "7.2",
        "content": {
          "application/json": {
            "schema": "ProjectNotFoundError"
          }
        }
      },
      "4XX": {
        "section": "7.1",
        "headers": {
          "WWW-Authenticate": {},
          "Retry-After": {},
          "Allow": {}
        },
        "content": {
          "application/json": {
            "schema": "ErrorObject"
          }
        }
      },
      "5XX": {
        "section": "7.1",
        "headers": {
          "Retry-After": {}
        },
        "content": {
          "application/json": {
            "schema": "ErrorObject"
          }
        }
      }
    }
  },
  "listUsers": {
    "id": "listUsers",
    "method": "GET",
    "path": "/management/v1/projects/{projectId}/users",
    "section": "4.5",
    "security": [
      {
        "ManagementId": [],
        "ManagementToken": []
      }
    ],
    "parameters": [
      {
        "name": "projectId",
        "in": "path",
        "required": true,
        "schema": {
          "type": "string"
        }
      }
    ],
    "responses": {
      "200": {
        "section": "4.5",
        "content": {
          "application/json": {
            "schema": "ProjectUserList"
          }
        }
      },
      "401": {
        "section": "7.2",
        "content": {
          "application/json": {
            "schema": "UnauthorizedError"
          }
        }
      },
      "402": {
        "section": "7.2",
        "content": {
          "application/json": {
            "schema": "MissingFeatureError"
          }
        }
      },
      "4XX": {
        "section": "7.1",
        "headers": {
          "WWW-Authenticate": {},
          "Retry-After": {},
          "Allow": {}
        },
        "content": {
          "application/json": {
            "schema": "ErrorObject"
          }
        }
      },
      "5XX": {
        "section": "7.1",
        "headers": {
          "Retry-After": {}
        },
        "content": {
          "application/json": {
            "schema": "ErrorObject"
          }
        }
      }
    }
  }
} as const;

/** Header that carries the credential of each security scheme (§5.1). */
export const securityHeaders = {
  "ApplicationId": "X-App-Id",
  "ApplicationToken": "X-App-Token",
  "ManagementId": "X-Management-Id",
  "ManagementToken": "X-Management-Token",
  "X-Service-OAuth": "Authorization"
} as const;

/** Prefix of each credential that has one: `Bearer` before a token. */
export const securityPrefixes = {
  "X-Service-OAuth": "Bearer"
} as const;

/** The assumption that gives the header of a scheme. */
export const assumedHeaders = {
  "X-Service-OAuth": "S05"
} as const;
